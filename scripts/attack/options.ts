import { parseArgs } from 'node:util'
import { StartError } from '../../server/log/start-error.ts'

export const USAGE = `npm run attack -- [--inputs 100000] [--kills 100] [--restarts 10] [--hangs 2] [--seed 1] [--engine sqlite|postgres]
Numbers are for each engine; inputs are shared between the engines. A part with the number 0 is left out.`

const ENGINES = ['sqlite', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

export interface Options {
  inputs: number
  kills: number
  restarts: number
  hangs: number
  seed: number
  engines: readonly Engine[]
}

const DEFAULTS = { inputs: 100_000, kills: 100, restarts: 10, hangs: 2, seed: 1 }

export function readOptions(args: string[]): Options {
  const { engine, ...given } = parse(args)
  const numbers = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, wholeNumber(given[name as keyof typeof DEFAULTS] ?? value)]),
  ) as typeof DEFAULTS
  const engines = ENGINES.filter((one) => !engine || engine === one)
  if (engines.length === 0) throw new StartError(USAGE)
  return { ...numbers, engines }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const options = { inputs: text, kills: text, restarts: text, hangs: text, seed: text, engine: text }
  try {
    return parseArgs({ args, options }).values
  } catch {
    throw new StartError(USAGE)
  }
}

function wholeNumber(given: string | number): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 0) throw new StartError(USAGE)
  return number
}
