import { randomNumbers } from '../fit-linear.ts'

const ROUNDS = 60

/** The directions in which vectors differ most, each of length one, by orthogonal iteration; deterministic. */
export function mainDirections(vectors: readonly Float64Array[], count: number): Float64Array[] {
  const size = vectors[0]?.length ?? 0
  const spread = Array.from({ length: size }, () => new Float64Array(size))
  for (const vector of vectors)
    for (const [at, one] of vector.entries()) {
      const row = spread[at] as Float64Array
      for (let to = 0; to < size; to += 1) row[to] = (row[to] as number) + one * (vector[to] as number)
    }
  const random = randomNumbers(7)
  let directions: Float64Array[] = Array.from({ length: count }, () =>
    Float64Array.from({ length: size }, () => random() - 0.5),
  )
  for (let round = 0; round < ROUNDS; round += 1)
    directions = orthogonal(directions.map((one) => Float64Array.from(spread, (row) => dot(row, one))))
  return directions
}

function orthogonal(all: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = []
  for (const one of all) {
    let rest = one
    for (const other of done) {
      const part = dot(rest, other)
      rest = rest.map((value, at) => value - part * (other[at] as number))
    }
    done.push(ofLengthOne(rest))
  }
  return done
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum
}

export function ofLengthOne(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / length)
}
