import { topicSentences } from '../../content/tutor-topic-sentences.ts'
import { capitalise } from '../../english/sentences/tokens.ts'
import { ingForm, participleForm, pastForm, thirdPerson } from '../../english/words/verbs.ts'
import type { Action, Theme } from '../book/read-actions.ts'

/** The grammar of an entry in sentences about a theme: present perfect and football, 'Our team has won the match.' */
export function themeSentences(entry: string, { actions }: Theme): string[] {
  const pattern = topicSentences[entry]
  if (pattern === undefined) return []
  return actions.slice(0, MOST).map((action, at) => {
    const said = pattern.endsWith('?') ? toYou(action) : action
    const slots = { ...formsOf(said, ''), ...formsOf(actions[(at + 1) % actions.length] ?? action, '2') }
    return pattern.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)
  })
}

const MOST = 3

/** Nobody asks what they do themselves. */
const toYou = ({ subject, verb, object }: Action): Action => ({
  subject: subject === 'I' ? 'you' : subject,
  verb,
  object: subject === 'I' ? object.replace(/^my /, 'your ') : object,
})

type Forms = Readonly<Record<string, string>>

/** Every form that a slot may ask for; those of the second action end in 2. */
function formsOf({ subject, verb, object }: Action, end: '' | '2'): Forms {
  const isOne = !isSeveral(subject)
  const agreeing = (one: string, several: string, first = several): string =>
    subject === 'I' ? first : isOne ? one : several
  const present = (base: string): string => agreeing(thirdPerson(base), base)
  const forms: Forms = {
    S: capitalise(subject),
    s: subject,
    by: BY[subject] ?? subject,
    O: object,
    Object: capitalise(object),
    V: verb,
    Vs: present(verb),
    V2: pastForm(verb),
    V3: participleForm(verb),
    Ving: ingForm(verb),
    be: agreeing('is', 'are', 'am'),
    was: agreeing('was', 'were', 'was'),
    have: agreeing('has', 'have'),
    do: agreeing('does', 'do'),
    Do: agreeing('Does', 'Do'),
    dont: agreeing('doesn’t', 'don’t'),
    didnt: 'didn’t',
    need: present('need'),
    enjoy: present('enjoy'),
    want: present('want'),
    start: pastForm('start'),
    isO: isSeveral(object) ? 'are' : 'is',
    wasO: isSeveral(object) ? 'were' : 'was',
    haveO: isSeveral(object) ? 'have' : 'has',
  }
  if (end === '') return forms
  return Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [/\d$|^V$/.test(name) ? `${name}_2` : `${name}2`, form]),
  )
}

const BY: Forms = { I: 'me', we: 'us', they: 'them', she: 'her', he: 'him' }

const isSeveral = (words: string): boolean =>
  /^(?:I|we|you|they)$/.test(words) || /[^isu]s$|\b(?:children|people)$/.test(words)
