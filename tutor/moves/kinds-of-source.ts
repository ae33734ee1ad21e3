import { applyTopic } from '../dialogue/apply-topic.ts'
import { isElliptical } from '../dialogue/ellipsis.ts'
import { opensAsFollowUp } from '../dialogue/follow-up-words.ts'
import { introducesSelf } from '../dialogue/learner-notes.ts'
import { wordCount } from '../dialogue/phrases.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { SURE } from '../dialogue/understood.ts'
import { namesSchool } from '../intents/evidence.ts'
import { SMALL_TALK } from '../scenes/small-talk.ts'
import { asGuessed } from './asked-outright.ts'
import { asksOfEnglish } from './asks-of-english.ts'
import { facetOfOpen } from './facet-of-open.ts'
import { SURE_TOPIC } from './limits.ts'
import type { Candidate, Evidence, Move, Source } from './move.ts'
import { sureOfIntent } from './school-intent.ts'
import { isForOthers } from './situations.ts'
import { isOwnStory } from './told.ts'
import { thenWait } from './waiting.ts'

export type Answer = (turn: Turn) => Said | null

/** A move that is recognised for certain. */
export const told = (name: string, move: Move, evidence: Evidence, answer: Answer): Source => ({
  name,
  move,
  evidence,
  find: (turn) => candidate(answer(turn)),
})

/** The same, for an aside: what waited for an answer waits on. */
export const asked = (name: string, move: Move, evidence: Evidence, answer: Answer): Source =>
  told(name, move, evidence, (turn) => {
    const reply = answer(turn)
    return reply && thenWait(turn, asGuessed(turn, reply))
  })

/** Words that belong to a scene while one is played, except in small talk. */
export const askedOutside = (name: string, move: Move, evidence: Evidence, answer: Answer): Source =>
  asked(name, move, evidence, (turn) => (isPlaying(turn) ? null : answer(turn)))

const isPlaying = ({ memory: { practice } }: Turn): boolean =>
  practice?.kind === 'role-play' && practice.scene !== SMALL_TALK

const candidate = (reply: Said | null): Candidate | null =>
  reply && { topic: reply.intent, certainty: 1, reply: () => reply }

export const beside =
  (find: Source['find']): Source['find'] =>
  (turn) => {
    const found = find(turn)
    return found && { ...found, reply: () => thenWait(turn, asGuessed(turn, found.reply())) }
  }

/** Where the open entry may have it, that is weighed instead. */
export const unlessFacet =
  (answer: Answer): Answer =>
  (turn) =>
    facetOfOpen(turn) ? null : answer(turn)

/** What the school answers by itself is not only noted, unless it would be taken for another company's. */
export const unlessSchool =
  (answer: Answer): Answer =>
  (turn) =>
    !turn.judgement.wish.isElsewhere && (sureOfIntent(turn)?.certainty ?? 0) > SURE ? null : answer(turn)

/** A word of it names what a story is not about. */
export const unlessStory =
  <Found>(find: (turn: Turn) => Found | null) =>
  (turn: Turn): Found | null =>
    isOwnStory(turn) ? null : find(turn)

/** What a mood, an age or a theme would be met with gives way to what is asked of English. */
export const unlessAsked =
  (answer: Answer): Answer =>
  (turn) =>
    asksOfEnglish(turn) ? null : answer(turn)

/** Who plainly wants a class here lists no words. */
export const unlessWished =
  (answer: Answer): Answer =>
  (turn) =>
    turn.judgement.wish.chances.join >= PLAINLY_WISHED ? null : answer(turn)

const PLAINLY_WISHED = 0.9

/** Nothing for the school is in what somebody shall say to others, tells about themselves, or asks of English or another word. */
export const ofSchool =
  <Found>(find: (turn: Turn) => Found | null) =>
  (turn: Turn): Found | null =>
    NOT_OF_SCHOOL.some((is) => is(turn)) ? null : find(turn)

const NOT_OF_SCHOOL: readonly ((turn: Turn) => boolean)[] = [
  ...[isForOthers, isOwnStory, introducesSelf, asksOfEnglish],
  (turn) => asksOfAnother(turn) || asksOfOpen(turn),
]

/** 'Kalau lewat WA?', 'kalau expensive?', behind something of the language. */
const asksOfOpen = (turn: Turn): boolean =>
  applyTopic(turn) !== null || (OPEN.has(turn.memory.last?.kind) && isElliptical(turn) && !namesSchool(turn.text))

const OPEN: ReadonlySet<string | undefined> = new Set(['entry', 'word', 'sound', 'reason', 'phrase'])

const LONGEST_OTHER = 3
const OF_WORDS: ReadonlySet<string | undefined> = new Set(['word', 'sound', 'reason', 'phrase'])

/** 'And enroll?', 'kalau expensive?', behind a word or a correction. */
const asksOfAnother = ({ memory: { last }, text }: Turn): boolean =>
  OF_WORDS.has(last?.kind) && wordCount(text) <= LONGEST_OTHER && opensAsFollowUp(text) && !namesSchool(text)

export const surely =
  (find: Source['find']): Source['find'] =>
  (turn) => {
    const found = find(turn)
    return found && found.certainty >= SURE_TOPIC ? found : null
  }

/** What its words alone make this likely; scenes have their own words. */
export const likely =
  (answer: Answer, certainty: number): Source['find'] =>
  (turn) => {
    const reply = isPlaying(turn) ? null : answer(turn)
    return reply && { topic: reply.intent, certainty, reply: () => reply }
  }
