export interface Pronoun {
  subject: string
  object: string
  owner: string
  own: string
  self: string
}

const ROWS = `I me my mine myself
you you your yours yourself
he him his his himself
she her her hers herself
it it its its itself
we us our ours ourselves
they them their theirs themselves`

const byForm = new Map<string, Pronoun>()
for (const row of ROWS.split('\n')) {
  const [subject = '', object = '', owner = '', own = '', self = ''] = row.split(' ')
  for (const word of [subject, object, owner, own, self])
    if (!byForm.has(word.toLowerCase())) byForm.set(word.toLowerCase(), { subject, object, owner, own, self })
}

/** All forms of the pronoun that a word is: 'them' is they, them, their, theirs, themselves. */
export const pronouns = (word: string): Pronoun | undefined => byForm.get(word.toLowerCase())
