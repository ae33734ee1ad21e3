import { explainReason } from './continuations.ts'
import { ruleOf } from './exercise.ts'
import { type Fix, talkedAbout } from './memory.ts'
import { bare } from './phrases.ts'
import { say } from './school-book.ts'
import { list } from './teach-entry.ts'
import { distinct, fixesMeant } from './thread.ts'
import { type Said, said, type Turn } from './turn.ts'

/** 'Kenapa?', 'yang kedua kenapa?', 'kenapa childrens salah?': the reason of that correction, or of each. */
export function explainFixes(turn: Turn, { fixes }: { fixes: readonly Fix[] }): Said | null {
  const meant = distinct(fixesMeant(fixes, turn.text))
  const [only, ...more] = meant
  if (!only) return null
  if (more.length > 0) return showFixes(turn, { fixes: meant })
  const last = talkedAbout('reason', only.reason, 0, only.to)
  const answer = explainReason({ ...turn, memory: { ...turn.memory, last } }, only.reason)
  return { ...answer, parts: [`“${only.from}” → **${only.to}**`, ...answer.parts] }
}

const EITHER = /(?<!\p{L})(\p{L}+)['"“”‘’]? (?:or|atau|apa|ato) ['"“”‘’]?(\p{L}+)/u

/** 'So is it “want” or “wants”?': the one that the corrected sentence has. */
export function chooseFixed(turn: Turn, { fixes }: { fixes: readonly Fix[] }): Said | null {
  const [, first = '', second = ''] = EITHER.exec(turn.lower) ?? []
  if (first === '' || second === '') return null
  const holds = (text: string, word: string) => bare(text).split(' ').includes(word)
  for (const fix of fixes) {
    const right = [first, second].filter((word) => holds(fix.to, word))
    const [better] = right
    if (better === undefined || right.length > 1 || ![first, second].some((word) => holds(fix.from, word))) continue
    const reason = ruleOf(turn, fix.reason, fix.to)
    return said('grammar', [say(turn.book, 'either.one', { better, reason })], {
      last: talkedAbout('reason', fix.reason, 0, fix.to),
      exercise: turn.memory.exercise,
    })
  }
  return null
}

const MOST_SHOWN = 5

/** 'Yang mana yang salah?': what was changed, each with its reason. */
export function showFixes(turn: Turn, { fixes }: { fixes: readonly Fix[] }): Said | null {
  const meant = fixesMeant(fixes, turn.text).slice(0, MOST_SHOWN)
  const [first] = meant
  if (!first) return null
  const lines = meant.map((fix) => `“${fix.from}” → **${fix.to}**. ${ruleOf(turn, fix.reason, fix.to)}`)
  const { exercise } = turn.memory
  return said('grammar', [list(say(turn.book, 'fix.each'), lines)], {
    last: talkedAbout('reason', first.reason, 0, first.to),
    exercise,
  })
}
