/** Function words of English, by their role in a sentence. */
export type Tag =
  | 'pron' // I, he, everyone: can be a subject
  | 'obj' // me, him
  | 'poss' // my, our
  | 'det' // the, every, this
  | 'be'
  | 'have'
  | 'do'
  | 'modal'
  | 'to'
  | 'prep'
  | 'and' // and, or, but, so
  | 'sub' // because, if
  | 'wh'
  | 'not'
  | 'there'
  | 'adv'
  | 'adj'
  | 'noun'
  | 'name'
  | 'verb'
  | 'num'
  | 'punct'
  | 'word' // what nobody knows

const words = (text: string) => text.trim().split(/\s+/)

const GROUPS: readonly [Tag, string][] = [
  [
    'pron',
    `i you he she it we they everyone everybody someone somebody anyone anybody nobody everything something anything
    nothing myself yourself himself herself itself ourselves themselves mine yours hers ours theirs`,
  ],
  ['obj', 'me him us them'],
  ['poss', 'my your his her its our their whose'],
  [
    'det',
    `the a an this that these those every each some any no all both many much few several another such either neither
    enough most more less fewer lots`,
  ],
  ['be', 'be am is are was were been being'],
  ['have', 'have has had having'],
  ['do', 'do does did'],
  ['modal', 'can could will would shall should may might must'],
  [
    'prep',
    `in on at of for with from by about into onto over under between among through during without within against
    across behind beside besides near around along toward towards above below inside outside off up down out despite via per
    except beyond throughout upon opposite regarding`,
  ],
  ['and', 'and or but so nor plus'],
  ['sub', 'because although though if when while until unless whereas whether as since after before than once that'],
  ['wh', 'what who whom which where why how whatever whoever whenever wherever'],
  ['not', 'not never'],
  [
    'adv',
    `very really always usually often sometimes rarely seldom just only also too still already yet now then here there
    quite almost again ever soon maybe perhaps however therefore moreover furthermore instead even rather tomorrow yesterday
    today tonight together away back ago once twice later well please yes ok okay actually finally suddenly recently
    currently everywhere somewhere anywhere nowhere upstairs downstairs abroad btw tbh imo fyi lol omg haha hehe`,
  ],
  [
    'num',
    `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion`,
  ],
]

export const closedWords: ReadonlyMap<string, Tag> = new Map(
  GROUPS.flatMap(([tag, text]) => words(text).map((word) => [word, tag] as const)),
)

export const SINGULAR_PRONOUNS = new Set(
  words(
    'he she it everyone everybody someone somebody anyone anybody nobody everything something anything nothing this that',
  ),
)
export const FREQUENCY_ADVERBS = new Set(
  words(
    `always usually often sometimes rarely seldom never really also still just already even only actually recently currently
    finally suddenly probably certainly definitely normally generally hardly soon then now both all`,
  ),
)
export const DAYS = new Set(words('monday tuesday wednesday thursday friday saturday sunday'))
export const MONTHS = new Set(
  words('january february march april may june july august september october november december'),
)
export const PLURAL_DETERMINERS = new Set(words('these those many few several both various'))
/** With 'the', people: 'the poor'. */
export const NOMINAL_ADJECTIVES = new Set(
  words(
    `poor rich old young elderly homeless unemployed sick disabled dead blind deaf wounded injured wealthy needy british
    irish english french dutch chinese japanese welsh scottish spanish portuguese swiss`,
  ),
)
