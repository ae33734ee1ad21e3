/** What of a sentence is put in another way; groups of the pattern are the arguments. */
export type Change = [from: RegExp, to: string | ((whole: string, ...groups: string[]) => string)]

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** 'That's …' inside a sentence; a name and 'I' keep their capital. */
const withinSentence = (text: string): string =>
  /^(?:You|He|She|It|We|They|This|That|There|The|My|Your|Our|Let)\b/.test(text) ? lower(text) : text

/** The first one that applies. */
export const POLITE: readonly Change[] = [
  [/^Please (.+?)\.$/, 'Could you $1, please?'],
  [/^Can you (.+?)(?:, please)?\?$/, 'Could you $1, please?'],
  [/^(?:Can|Could) I (.+?)(?:, please)?\?$/, 'May I $1, please?'],
  [/^I want to (.+?)\.$/, "I'd like to $1, if that's all right."],
  [/^I want (?!you)(.+?)\.$/, "I'd like $1, please."],
  [/^Wait (.+?)\.$/, 'Would you mind waiting $1, please?'],
  [/^Don't (.+?)\.$/, 'Please do not $1.'],
  [/^(I (?:can't|won't|don't|haven't|didn't|have to|must) .+)$/, "I'm afraid $1"],
  [/^(I'm (?:sick|late|busy|not|going to be late) ?.*)$/, "I'm sorry, but $1"],
  [/^(You(?:'re| are) wrong.*)$/, 'I may be mistaken, but I see it differently.'],
  [
    /^((?:You|He|She|It|We|They|This|That|The|My|Your|Our)\b.*(?:n't|not) .+)$/,
    (_, said) => `I'm afraid ${lower(said)}`,
  ],
  [
    /^(When|Where|Why|What time|How much|How long) do (I|you|we|they) (.+?)\?$/,
    (_, ask = '', who = '', does = '') => `Could you tell me ${lower(ask)} ${who} ${does}, please?`,
  ],
  [
    /^(When|Where|What time|How long) (is|are|was|can|will) (you|he|she|it|we|they|(?:the|my|your|this) \w+)( .+)?\?$/,
    (_, ask = '', verb = '', who = '', rest = '') =>
      `Could you tell me ${lower(ask)} ${who} ${verb}${rest ?? ''}, please?`,
  ],
  [/^((?:What|When|Where|Why|Who|How|Which|Do|Does|Did|Is|Are|Have|Has|Will) .+\?)$/, (_, said) => asked(said)],
  [/^(?:I'm )?[Ss]orry,? (?=I\b|but\b|about\b|for\b)/, "I'm very sorry "],
  [/^(I(?:'m|'ve|'ll)? (?!afraid|very sorry).+\.)$/, 'Just to let you know, $1'],
  [
    /^([A-Z][a-z]+ .+?)\.$/,
    (_, said) => (/^(?:Sorry|Excuse|Just)/.test(said) ? `${said}.` : `Excuse me, ${lower(said)}.`),
  ],
]

const asked = (question: string): string => `Excuse me, ${lower(question)}`

/** Everyday words and what letters say instead, where no sense of them is in the way. */
const IN_LETTERS: readonly (readonly [everyday: string, formal: string])[] = [
  ['buy', 'purchase'],
  ['bought', 'purchased'],
  ['need', 'require'],
  ['needs', 'requires'],
  ['needed', 'required'],
  ['fix', 'resolve'],
  ['fixed', 'resolved'],
  ['ask for', 'request'],
  ['asked for', 'requested'],
  ['tell you', 'inform you'],
  ['let you know', 'inform you'],
  ['get back to', 'respond to'],
  ['a lot of', 'many'],
  ['maybe', 'perhaps'],
  ['kids', 'children'],
  ['right now', 'at the moment'],
  ["hasn't come", 'has not arrived'],
  ["haven't come", 'have not arrived'],
  ["hasn't come yet", 'has not arrived yet'],
  ['as soon as you can', 'at your earliest convenience'],
]

/** All that apply: for letters and officials nothing is shortened. */
export const FORMAL: readonly Change[] = [
  ...IN_LETTERS.map(([everyday, formal]): Change => [new RegExp(`\\b${everyday}\\b`, 'g'), formal]),
  [/\bI want\b/g, 'I would like'],
  [/\bI'd like\b/g, 'I would like'],
  [/\bCan (I|you)\b/g, 'Could $1'],
  [/^Sorry, /, 'I apologise, but '],
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bI'm\b/g, 'I am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(He|She|It|he|she|it|That|that)'s (?=been|gone|just|already|never)/g, '$1 has '],
  [/\b(He|She|It|he|she|it|That|that)'s\b/g, '$1 is'],
]

/** The first one that applies. */
export const CASUAL: readonly Change[] = [
  [/^(?:Could you|Please) (.+?)(?:, please\?|\.)$/, 'Can you $1?'],
  [/^(?:May|Could) I (.+?)(?:, please)?\?$/, 'Can I $1?'],
  [/^(?:I'm afraid|Just to let you know,|I'm sorry, but) (.+)$/, 'Hey, $1'],
  [/^I'd like to (.+?)(?:, if that's all right)?\.$/, 'I wanna $1.'],
  [/^Excuse me, /, 'Hey, '],
  [/^Hello\b/, 'Hey'],
  [/\bgoing to (?=[a-z]+\b(?! [A-Z]))/, 'gonna '],
  [/\bwant to\b/, 'wanna'],
  [/\bvery\b/, 'really'],
  [/\bI am\b/, "I'm"],
  [/^(?!Hey|Hi\b)(.+?)\.$/, (_, told = '') => `Hey, ${withinSentence(told)}!`],
]

/** Of Indonesian sentences all changes apply. */
export const POLITE_INDONESIAN: readonly Change[] = [
  [/\b[Aa]ku\b/g, 'saya'],
  [/\b[Kk]amu\b/g, 'Anda'],
  [/\b(?:nggak|gak|ga)\b/g, 'tidak'],
  [/^(?!Maaf|Permisi|Mohon)(\p{L})/u, 'Maaf, $1'],
]
export const CASUAL_INDONESIAN: readonly Change[] = [
  [/\b[Ss]aya\b/g, 'aku'],
  [/\b[Aa]nda\b/g, 'kamu'],
  [/\b[Tt]idak\b/g, 'nggak'],
]

/** All that apply: nothing but what must be said. */
export const SHORT: readonly Change[] = [
  [/^(?:Sorry|Excuse me|Hello|Hey|Okay|Well|Just to let you know), (\w)/, (_, first = '') => first.toUpperCase()],
  [
    /^(?:Could|Can|Would) you (\w)(.+?)(?:, please)?\?$/,
    (_, first = '', rest = '') => `${first.toUpperCase()}${rest}, please.`,
  ],
  [/^I(?:'d| would) like to /, 'I want to '],
  [/^I want (?:to have )?(?!to)/, 'I want '],
  [/ (?:very|really|so|quite|already|actually|just)(?= )/g, ''],
  [/\b(I|You|He|She|It|We|They) (?:am|is|are) /g, (_, who = '') => `${who}${BE[who] ?? "'s"} `],
  [/\bdo not\b/g, "don't"],
  [/\b(?:because of the fact that|due to)\b/g, 'because of'],
]

const BE: Record<string, string> = { I: "'m", You: "'re", We: "'re", They: "'re" }

export const SHORT_INDONESIAN: readonly Change[] = [
  [/^(?:Maaf|Permisi|Halo), (\p{L})/u, (_, first = '') => first.toUpperCase()],
  [/^Bisakah kamu /, 'Tolong '],
  [/ (?:sekali|banget|benar-benar)(?=[ .?!])/g, ''],
]
