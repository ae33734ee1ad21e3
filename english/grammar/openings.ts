const ASIDES = [
  'well|yes|yeah|no|ok|okay|oh|wow|hi|hello|hey|please|sorry|thanks|thank you',
  'actually|honestly|basically|personally|(?:un)?fortunately|luckily|sadly|surprisingly|obviously|clearly',
  'frankly|hopefully',
  'generally|anyway|however|moreover|furthermore|therefore|besides|instead|meanwhile|also|overall|thus|hence',
  'first|firstly|second|secondly|third|thirdly|lastly',
  'in (?:fact|general|addition|conclusion|short|other words|my (?:opinion|view|mind|experience))',
  'of course|for (?:example|instance|me)|to me|to be honest|to sum up|to tell the truth|by the way|as a result',
  'on the (?:one|other) hand|from my point of view|as (?:far as I know|you know|we know|we all know)|believe it or not',
  'dear (?:\\S+ ){0,3}\\S+|according to (?:\\S+ ){0,4}\\S+|as an? (?!child|kid|teen|boy|girl|baby)\\w+|in this (?:essay|letter|e-?mail|case|way)',
].join('|')

const SUBJECT_STARTS = `(?:${[
  'I|you|he|she|it|we|they|there|this|that|these|those|my|your|his|her|its|our|their|the|an?',
  'some|many|most|all|every|each|both|any|no|one|two|three|everyone|everybody|someone|somebody|nobody',
  'people|students|children',
].join('|')})(?=[ ']|$)`
const SURE_SUBJECTS = "(?:I|he|she|we|they|there)(?=[ '])"
const OTHER_STARTS =
  '(?:if|when|because|although|even|since|after|before|while|yesterday|today|tomorrow|last|next|nowadays|in|at|on|for)(?= )'

const WHO_THINKS = '(?:I|we|you|they|(?:some|many|most) people|people|everyone|everybody|(?:my|our) \\w+)'
const HOW = '(?: (?:really|also|still|just|always|strongly|personally))?'

const ASIDE = new RegExp(`^(?:${ASIDES}), (?=\\S)`, 'i')
/** 'that' opens the clause, or is a determiner: 'that movie'. */
const THAT = `that (?=${SUBJECT_STARTS}|(?-i:[A-Z])|\\w+[^s]s |\\w+ing )(?!bus |virus )`

const WANTS_TO_SAY = '(?:would like to|want to|regret to|(?:am|are) (?:writing|pleased|happy|sorry|glad) to)'

const OPINIONS = [
  new RegExp(`^I${HOW} (?:think|guess|suppose) ${THAT}`, 'i'),
  new RegExp(`^I${HOW} (?:think|guess|suppose) (?=${SUBJECT_STARTS}|${OTHER_STARTS}|(?-i:[A-Z]))`, 'i'),
  new RegExp(`^I${HOW} hope (?=${SURE_SUBJECTS}|(?:you|it|my|the|this)(?=[ ']))`, 'i'),
  new RegExp(`^I(?: a|')m (?:very )?(?:sure|afraid|glad|happy|sorry|certain) (?:that )?(?=${SUBJECT_STARTS})`, 'i'),
  new RegExp(`^${WHO_THINKS}${HOW} (?:thinks?|believes?|feels?|says?|knows?|hopes?|agrees?) that (?=\\S)`, 'i'),
  new RegExp(`^${WHO_THINKS}${HOW} (?:thinks?|believes?|feels?|says?|knows?) (?=${SURE_SUBJECTS})`, 'i'),
  /^it (?:is|'s) (?:true|a pity|a fact|clear|obvious) that (?=\S)/i,
  new RegExp(`^(?:I|we) ${WANTS_TO_SAY} (?:inform|tell|remind|assure) you that (?=\\S)`, 'i'),
  /^(?:please|kindly) (?:note|be (?:informed|advised|aware)) that (?=\S)/i,
]

const CALLED = "(?:sir|madam|mam|maam|ma'am|miss|boss|chef|bro|sis|kak|guys|everyone|teacher)"
const GREETS =
  '(?:hi|hello|hey|sorry|thanks|thank you|excuse me|good (?:morning|afternoon|evening)|yes|no|okay|ok|please|dear|halo)'
/** 'Sorry sir yesterday I …': nobody types a comma there. */
const SPOKEN_TO = [
  new RegExp(
    `^(?:${GREETS},? )?${CALLED},? (?=${SURE_SUBJECTS}|(?:yesterday|last \\w+|this|my|the|can|could|may) )`,
    'i',
  ),
  /^sorry (?=(?:yesterday|last \w+) )/i,
]

/** The introductory phrase of a sentence: 'In my opinion,', 'Honestly, I think that'. */
export function openingOf(text: string): string {
  const found = [ASIDE, ...OPINIONS, ...SPOKEN_TO].map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
  return found ? found + openingOf(text.slice(found.length)) : ''
}

const CLAUSE_LINK = new RegExp(
  [
    '(?<=\\w,? because) (?!of )',
    `(?<=\\w,? but|\\w, (?:so|and)) (?=${SUBJECT_STARTS}|(?-i:[A-Z]\\w+ ))`,
    '(?<=^(?:what|where|when|why|how|who)\\b.* and) (?=(?:what|where|when|why|how|who) [^,]*\\?$)',
  ].join('|'),
  'gi',
)

/** The clauses after 'but', 'because', ', so' and ', and' that could stand alone, with the part before them. */
export const clausesOf = (text: string): string[] => text.split(CLAUSE_LINK)
