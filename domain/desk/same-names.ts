import { plainName } from './search-words.ts'

/** 'Sari' and 'Sari Wulandari' agree, 'Dimas A. W.' and 'Dimas Aryo Wibowo' are asked about. Both are plain. */
export function namesAgree(a: string, b: string): boolean {
  const [few = [], many = []] = [a.split(' '), b.split(' ')].sort((x, y) => x.length - y.length)
  return few.every((word) => many.includes(word))
}

/** The submissions of each name, in their order. Those without a name are of the first. */
export function byAgreeingName<Named extends { name: string | null }>(submissions: readonly Named[]): Named[][] {
  const groups: { name: string; own: Named[] }[] = []
  for (const submission of submissions) {
    const name = plainName(submission.name)
    const group = name ? groups.find((known) => namesAgree(known.name, name)) : groups[0]
    if (group) group.own.push(submission)
    else groups.push({ name, own: [submission] })
  }
  return groups.map(({ own }) => own)
}
