import { opensAsFollowUp, pointsBack } from '../dialogue/follow-up-words.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import type { Turn } from '../dialogue/turn.ts'
import { asksSomething } from '../dialogue/understood.ts'
import { namesSchool, speaksOf } from '../intents/evidence.ts'

/** What is known of a message and of the conversation that may speak for or against a move, each from 0 to 1. */
export type Signs = ReadonlyMap<string, number>

type Sign = readonly [name: string, value: number | boolean | undefined]

/** Few, and none for a single topic or intent: with more, what is learnt from some people does not hold for others. */
export function signsOf(turn: Turn): Signs {
  const signs = new Map<string, number>()
  for (const [name, value] of [...ofForm(turn), ...ofMeaning(turn)]) if (value) signs.set(name, Number(value))
  return signs
}

/** How it is said, whatever it says. */
const ofForm = ({ text, analysis }: Turn): Sign[] => [
  [`in ${analysis.written}`, true],
  ['question mark', /\?\s*$/.test(text)],
  ['asks', asksSomething(text)],
  ['quotes Indonesian', analysis.quotedIn === 'id'],
  ['opens as a follow-up', opensAsFollowUp(text)],
  ['points back', pointsBack(text)],
  ['a whole clause', analysis.isClause],
  ['English only', analysis.allEnglish],
  ['has mistakes', analysis.corrections.length > 0],
]

/** What the classifiers and the book make of it. */
const ofMeaning = (turn: Turn): Sign[] => {
  const { analysis, judgement, text } = turn
  const { guess, facet, spoken } = analysis
  const [found, second] = analysis.found
  return [
    ['its intent is named', speaksOf(text, guess.intent)],
    ['names the school', namesSchool(text)],
    ['written for practice', guess.sentence],
    ['said to the tutor', analysis.addressed],
    ['found', found?.probability],
    ['found, ahead of the next', (found?.probability ?? 0) - (second?.probability ?? 0)],
    ['found with the message before', analysis.followed[0]?.probability],
    ['found is open', found && found.name === openEntry(turn)?.name],
    ['facet', facet?.sure],
    ['can be said', spoken?.said?.sure],
    ['wishes to join', judgement.wish.chances.join],
    ['refuses', judgement.wish.chances.refuse],
    ['meant for others', judgement.wish.chances.elsewhere],
  ]
}
