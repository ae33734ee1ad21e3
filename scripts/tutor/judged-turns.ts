import { brand } from '../../content/brand.ts'
import { judgeTurn } from '../../domain/chat/judge-turn.ts'
import { decideLead } from '../../domain/chat/lead-decision.ts'
import type { ChatTurn, TutorAnswer, TutorQuestion } from '../../domain/chat/tutor-model.ts'
import type { Language } from '../../domain/shared/language.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { createAnalyser } from '../../tutor/analyser.ts'
import { recall } from '../../tutor/dialogue/memory.ts'
import type { Turn } from '../../tutor/dialogue/turn.ts'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'
import { answerBy, decide, understandings } from '../../tutor/moves/decide.ts'
import { type Signs, signsOf } from '../../tutor/moves/signs.ts'
import { beforehand, reasonsFor, type Understood } from '../../tutor/moves/weigh.ts'
import { createTalk } from '../../tutor/talk.ts'
import { isGoodReply } from '../marked/judge-reply.ts'
import { readRows } from '../marked/rows.ts'

/** One way to understand a message, what speaks for it, and whether the reply that it leads to is good. */
export interface Option {
  name: string
  isGood: boolean
  beforehand: number
  reasons: Map<string, number>
}

export interface JudgedTurn {
  /** Who speaks: those who are left out together when the weights are tried. */
  voice: string
  kind: string
  says: string
  options: Option[]
}

type Choose = (turn: Turn) => ReturnType<typeof decide>

/** Holds every conversation of a file, trying each way to understand each message; goes on with a good reply. */
export async function judgedTurns(file: string): Promise<JudgedTurn[]> {
  const judged: JudgedTurn[] = []
  for (const rows of Map.groupBy(readRows(file), ({ conversation = '' }) => conversation).values())
    judged.push(...(await judgedIn(rows)))
  return judged
}

/** A single message, and whether a way to understand it is meant; null where that cannot be told. */
export interface Wanted {
  says: string
  isMet(way: Understood): boolean | null
}

/** Each message as the first of a visitor. */
export async function judgedFirsts(wanted: readonly Wanted[], page: Language = 'id'): Promise<JudgedTurn[]> {
  const judged: JudgedTurn[] = []
  for (const { says, isMet } of wanted) {
    const turns: ChatTurn[] = [{ role: 'user', content: says }]
    const options: Option[] = []
    choose = (turn) => {
      const signs = signsOf(turn)
      for (const [place, way] of understandings(turn).entries()) {
        const isGood = isMet(way)
        if (isGood !== null) options.push(optionOf(way, place, signs, isGood))
      }
      return byOrder(turn)
    }
    const question = { turns, judgement: judgeTurn(turns, page, weighWish), memory: null }
    await talk(says, analyse(says), question as TutorQuestion, recall(null))
    judged.push({ voice: says, kind: 'first', says, options })
  }
  return judged
}

const optionOf = (way: Understood, place: number, signs: Signs, isGood: boolean): Option => ({
  name: way.source.name,
  isGood,
  beforehand: beforehand(way, place),
  reasons: reasonsFor(way, signs),
})

/** What was learnt before must not decide what is learnt now. */
const byOrder: Choose = (turn) => decide(turn, new Map())

let choose: Choose = byOrder
const talk = createTalk(brand, lookUp, null, (turn) => choose(turn))
const analyse = createAnalyser()

async function judgedIn(rows: readonly Record<string, string>[]): Promise<JudgedTurn[]> {
  const turns: ChatTurn[] = []
  let memory: unknown = null
  const judged: JudgedTurn[] = []
  for (const { says = '', kind = '', voice, conversation = '', page = 'id', holds = '', lacks = '' } of rows) {
    const before = turns.findLast(({ role }) => role === 'user')?.content ?? ''
    const text = says.replaceAll('\\n', '\n').trim()
    turns.push({ role: 'user', content: text })
    const judgement = judgeTurn(turns, page as Language, weighWish)
    const recalled = recall(memory)
    const analysis = analyse(text, before, recalled)
    const answerAs = (how: Choose): Promise<TutorAnswer> => {
      choose = how
      return talk(text, analysis, { turns, judgement, memory } as TutorQuestion, structuredClone(recalled))
    }
    const { tried, taken } = await tryAll(answerAs, (answer) => {
      const captures = decideLead(judgement, answer).shouldCaptureLead
      return isGoodReply(captures ? `${answer.text} [lead]` : answer.text, holds, lacks)
    })
    judged.push({ voice: voice ?? `${conversation}`, kind, says, options: tried })
    turns.push({ role: 'assistant', content: taken.text })
    memory = taken.memory
  }
  return judged
}

/** What each way leads to, and the answer that the conversation goes on with: hers if it is good, else a good one. */
async function tryAll(answerAs: (how: Choose) => Promise<TutorAnswer>, isGood: (answer: TutorAnswer) => boolean) {
  let ways: Understood[] = []
  let signs: Signs = new Map()
  const own = await answerAs((turn) => {
    ways = understandings(turn)
    signs = signsOf(turn)
    return byOrder(turn)
  })
  const tried: Option[] = []
  let taken = own
  let isTakenGood = isGood(own)
  for (const [place, way] of ways.entries()) {
    const answer = await answerAs((turn) => answerBy(understandings(turn)[place] ?? way))
    const option = optionOf(way, place, signs, isGood(answer))
    tried.push(option)
    if (option.isGood && !isTakenGood) taken = answer
    isTakenGood ||= option.isGood
  }
  return { tried, taken }
}
