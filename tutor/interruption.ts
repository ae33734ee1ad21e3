import { interruptions } from '../content/tutor-controls.ts'
import { bare } from './dialogue/phrases.ts'
import { inIndonesian } from './in-indonesian.ts'
import { withoutRefused } from './without-refused.ts'
import { wordPattern } from './word-pattern.ts'

/** A message as it is read: in Indonesian or English, without what only interrupts, leads in or is not wanted. */
export const asMeant = (typed: string): string =>
  withoutRefused(withoutLeadIn(withoutInterruption(inIndonesian(typed))))

/** 'Wait, slow down. What is V3?' asks what V3 is; what only interrupts is left as it is. */
export function withoutInterruption(text: string): string {
  const end = /^[^,.!;?\n]{2,20}[,.!;]+\s+/.exec(text)?.[0]
  return end && interruptions.has(bare(end)) && end.length < text.length
    ? withoutInterruption(text.slice(end.length))
    : text
}

/** 'Saya tanya dulu: berapa orang satu kelas?' asks what stands behind the colon. */
export function withoutLeadIn(text: string): string {
  const [whole = '', before = '', lead = ''] =
    /^((?:[^:]*[.!?…,]\s+)?)([^:.!?,]{2,40}):\s+(?=\p{L}\S*\s+\S+\s+\S)/su.exec(text) ?? []
  return whole !== '' && ONLY_LEADS_IN.test(bare(lead)) ? before + text.slice(whole.length) : text
}

const ONLY_LEADS_IN = wordPattern('^@leadsIn(?: @leadsIn)*$')
