import { sayFreshly } from './say-freshly.ts'
import type { Said, Turn } from './turn.ts'

/** An answer to what was meant, behind a word of regret; one that only asks back has its own. */
export function sorryBefore(heard: Turn, answer: Said): Said {
  const { line, facts } = sayFreshly(heard, 'sorry')
  const told = answer.memory.facts?.find((fact) => ASKS_BACK.test(fact))
  const isAskingBack = told !== undefined && !heard.memory.facts.includes(told)
  if (isAskingBack) return answer
  const known = (answer.memory.facts ?? heard.memory.facts).filter((fact) => !fact.startsWith('told sorry.'))
  const now = facts.filter((fact) => fact.startsWith('told sorry.'))
  return { ...answer, parts: [line, ...answer.parts], memory: { ...answer.memory, facts: [...known, ...now] } }
}

const ASKS_BACK = /^told lost\./
