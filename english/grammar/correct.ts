import { straighten, styleOf } from '../sentences/apostrophes.ts'
import { isInAddress } from '../sentences/web-addresses.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { type Context, certaintyOf, contextOf } from './certainty.ts'
import { isLeftAlone, isPlain, signsOfPlace } from './lone-edit.ts'
import { articleEvidence } from './noun-phrases/learnt-articles.ts'
import { clausesOf, openingOf } from './openings.ts'
import type { Reason } from './reason.ts'
import { rules as allRules } from './rules.ts'
import { applyEdit, type Edit, type Evidence, type Rule, readSentence, type Sentence } from './sentence.ts'
import { signsOfUse } from './signs-of-use.ts'

export interface Finding {
  rule: Reason
  /** The changed words before and after, as short as possible. */
  from: string
  to: string
  /** How sure it is that this was a mistake, 0 to 1. */
  certainty: number
  evidence?: Evidence
  /** Likely, but not sure enough to say so: ask. */
  isAsked?: true
  /** The rule that found it. */
  by: string
  /** Signs of where it stands, while what they tell is to be learnt. */
  place?: readonly string[]
}

export interface CorrectedSentence {
  original: string
  corrected: string
  findings: Finding[]
}

const MAX_EDITS = 12

export interface Options {
  rules?: readonly Rule[]
  /** Whether edits that are not sure enough are left out, as they are for visitors. */
  isCareful?: boolean
  /** Whether nothing tells against the only edit of a sentence, because what tells is to be learnt. */
  isLearning?: boolean
  /** Told of a rule that throws, which is then skipped; without it the error is thrown. */
  onRuleError?: (rule: string, error: unknown) => void
}

type Reading = Required<Options> & { lexicon: Lexicon; context: () => Context }

export function correctSentence(text: string, lexicon: Lexicon, options: Options = {}): CorrectedSentence {
  const straight = straighten(text)
  let read: Sentence | undefined
  const whole = () => {
    read ??= readSentence(straight, lexicon)
    return read
  }
  let known: Context | undefined
  const context = () => {
    known ??= contextOf(whole())
    return known
  }
  const reading = {
    rules: allRules,
    isCareful: true,
    isLearning: false,
    onRuleError: rethrow,
    ...options,
    lexicon,
    context,
  }
  const { corrected, findings } = correctClauses(straight, reading)
  if (corrected === straight || isDoubtful(corrected, findings, reading))
    return { original: text, corrected: text, findings: [] }
  if (isKnownBetter(findings, whole, reading))
    return correctSentence(text, lexicon, { ...options, rules: onlyPlain(reading.rules, findings) })
  const styled = styleOf(text)
  return {
    original: text,
    corrected: styled(text.endsWith(',') ? corrected : corrected.replace(/,$/, '')),
    findings: lasting(findings).map(({ place, ...one }) => ({
      ...one,
      ...(reading.isLearning && { place }),
      from: styled(one.from),
      to: styled(one.to),
    })),
  }
}

/** Without what a later edit took back: 'are you go', 'are you going', 'did you go'. */
const lasting = (findings: readonly Finding[]): Finding[] =>
  findings.filter((one, at) => !findings.slice(at + 1).some((later) => isTakenBack(one, later)))

const isTakenBack = ({ from, to }: Finding, later: Finding): boolean =>
  from !== '' && holds(later.from, to) && !holds(later.to, to) && holds(later.to, from)

const holds = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)

/** Whoever is asked 'did you mean…?' is offered nothing that is to be corrected itself. */
const isDoubtful = (offered: string, findings: readonly Finding[], reading: Reading): boolean =>
  findings.length > 0 &&
  findings.every(({ isAsked }) => isAsked) &&
  correctClauses(offered, reading).corrected !== offered

/** Little else is wrong, and such edits are seldom right in such a sentence. */
const isKnownBetter = (
  findings: readonly Finding[],
  whole: () => Sentence,
  { isCareful, isLearning, context }: Reading,
): boolean => {
  const told = findings.filter((one) => !isPlain(one))
  return isCareful && !isLearning && isLeftAlone(whole(), told, context().circumstances)
}

/** The rules that found something plain, which is told in any sentence. */
const onlyPlain = (rules: readonly Rule[], findings: readonly Finding[]): Rule[] => onlyWhere(isPlain, rules, findings)

/** The rules that found something of a kind, which find nothing else. */
export const onlyWhere = (
  is: (found: Pick<Edit, 'rule'>) => boolean,
  rules: readonly Rule[],
  findings: readonly Finding[],
): Rule[] =>
  rules
    .filter(({ id }) => findings.some((one) => one.by === id && is(one)))
    .map((rule) => ({ ...rule, find: (sentence) => rule.find(sentence).filter(is) }))

/** Clauses are also checked alone, for what is read amiss in a longer sentence: see `readsClauses`. */
function correctClauses(text: string, reading: Reading): CorrectedSentence {
  const opening = openingOf(text)
  const opened = opening ? behindOpening(text, opening, reading) : correctPart(text, reading)
  const parts = clausesOf(opened.corrected)
  const [first = '', ...others] = parts
  if (others.length === 0) return opened
  const ofReasons = { ...reading, rules: reading.rules.filter(({ readsClauses }) => readsClauses !== 'none') }
  const ofOthers = { ...reading, rules: reading.rules.filter(({ readsClauses }) => readsClauses === 'all') }
  const clauses = others.map((clause, at) => correctPart(clause, isReason(parts[at] ?? '') ? ofReasons : ofOthers))
  return joinParts(text, [{ ...opened, corrected: first }, ...clauses], ' ')
}

const isReason = (before: string): boolean => / because$/i.test(before)

function rethrow(_rule: string, error: unknown): never {
  throw error
}

function behindOpening(text: string, opening: string, reading: Reading): CorrectedSentence {
  const ofOpenings = reading.rules.filter(({ readsOpening }) => readsOpening)
  const whole = correctPart(text, { ...reading, rules: ofOpenings })
  const parts = [opening, whole.corrected.slice(opening.length)].map((part) => correctPart(part, reading))
  return joinParts(text, [{ ...whole, corrected: '' }, ...parts], '')
}

/** If one pass changed something and another changed it back, there is no mistake. */
function joinParts(original: string, parts: readonly CorrectedSentence[], glue: string): CorrectedSentence {
  const corrected = parts.map((part) => part.corrected).join(glue)
  return { original, corrected, findings: corrected === original ? [] : parts.flatMap(({ findings }) => findings) }
}

function correctPart(text: string, reading: Reading): CorrectedSentence {
  const { rules, lexicon } = reading
  const findings: Finding[] = []
  let sentence = readSentence(text, lexicon)
  const seen = new Set([text])
  let changedAt = 0
  // A second pass, up to the rule behind which nothing has changed.
  for (let turn = 0; turn < Math.min(rules.length * 2, changedAt + rules.length); turn++) {
    const rule = rules[turn % rules.length] as Rule
    for (
      let edit = firstEdit(rule, sentence, reading);
      edit && findings.length < MAX_EDITS;
      edit = firstEdit(rule, sentence, reading)
    ) {
      const next = applyEdit(sentence.text, edit)
      if (seen.has(next)) break
      seen.add(next)
      changedAt = turn
      findings.push(shown(sentence, edit, next, rule, reading.context()))
      sentence = readSentence(next, lexicon)
    }
  }
  return { original: text, corrected: sentence.text, findings }
}

/** One broken rule must not cost the visitor the others. */
function firstEdit(rule: Rule, sentence: Sentence, reading: Reading): Edit | undefined {
  const { isCareful, onRuleError, context } = reading
  const isShown = (edit: Edit) =>
    !isInAddress(sentence.text, edit) && (!isCareful || certaintyOf(rule.id, edit, context()) >= context().bars.ask)
  try {
    const edits = rule.find(sentence)
    return edits.length > 0 ? edits.map((edit) => withEvidence(sentence, edit)).find(isShown) : undefined
  } catch (error) {
    onRuleError(rule.id, error)
    return undefined
  }
}

function withEvidence(sentence: Sentence, edit: Edit): Edit {
  const evidence = articleEvidence(sentence, edit)
  return evidence ? { ...edit, evidence } : edit
}

/** Widens an edit to whole words, so that it can be shown. */
function shown(sentence: Sentence, edit: Edit, next: string, { id: by }: Rule, context: Context): Finding {
  const before = /[\p{L}\d'’]*$/u.exec(sentence.text.slice(0, edit.start))?.[0] ?? ''
  const after = /^[\p{L}\d'’]*/u.exec(sentence.text.slice(edit.end))?.[0] ?? ''
  const from = before + sentence.text.slice(edit.start, edit.end) + after
  const to = before + edit.text + after
  const certainty = certaintyOf(by, edit, context)
  const isAsked = certainty < context.bars.show
  return {
    rule: edit.rule,
    from: from.trim(),
    to: to.trim(),
    certainty,
    by,
    place: [...signsOfPlace(sentence, edit), ...signsOfUse(sentence.text, next)],
    ...(edit.evidence && { evidence: edit.evidence }),
    ...(isAsked && { isAsked }),
  }
}
