import { phrase, phraseRule } from '../phrase-rule.ts'

const START = "(?<=^(?:[\\w' ]{1,24}, ?|(?:hi|hello|hey|ok|okay|yes|so|and|miss|sir) (?:miss |sir )?)?)"
const END = '(?=[.,!?]|$| (?:miss|sir|please|mam|madam|teacher|kak)\\b)'

/** What learners ask, thank and excuse themselves with in a chat. */
export const askingPhrases = phraseRule('asking-phrases', [
  phrase(
    'article-a',
    '(ask|asks|asked|asking) (you |me |him |her |them |us )?question(?=[.,!?]|$| (?:about|to|for|please|miss|sir|because|and|in)\\b)',
    (m) => `${m[1]} ${m[2] ?? ''}a question`,
  ),
  phrase('calque', `${START}thank (?=(?:for|a lot|so much|very much)\\b)`, (m, s) =>
    /^\s*thank (?:so|very) much/i.test(s.text.slice(m.index)) ? 'thank you ' : 'thanks ',
  ),
  phrase('calque', `${START}thanks you\\b`, 'thank you'),
  phrase('calque', "thank's(?= (?:for|a lot|so|to|miss|sir|you)\\b|[.,!?]|$)", (m, s) =>
    /^thank's you/i.test(s.text.slice(m.index)) ? 'thank' : 'thanks',
  ),
  phrase(
    'calque',
    'thank you for your (help|explain|teach|support|advise) me\\b',
    (m) =>
      `thank you for ${({ help: 'helping', explain: 'explaining it to', teach: 'teaching', support: 'supporting', advise: 'advising' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} me`,
  ),
  phrase(
    'calque',
    '(let me|allow me to|i want to|i would like to|i will|may i) introduce(?=[.,!?]|$| first\\b)',
    '$1 introduce myself',
  ),
  phrase(
    'preposition-gerund',
    '(sorry|apologize|apologise) (?:for |because )?late(?=[.,!?]|$| (?:miss|sir|because|today|again|mam|everyone|guys)\\b)',
    (m) =>
      /^sorry (?:for|because)/i.test(m[0])
        ? 'sorry for being late'
        : /^sorry/i.test(m[0])
          ? 'sorry I am late'
          : `${m[1]} for being late`,
  ),
  phrase('calque', `(say|tell) again${END}`, (m) => (m[1]?.toLowerCase() === 'say' ? 'say it again' : 'tell me again')),
  phrase(
    'calque-explain',
    '(explain|describe)(s|d|ed|ing)? (me|us|him|them)(?: about)? ((?:the )?(?:difference|meaning|word|use|function|sentence)\\b[^?.!]*)(?=[?.!]|$)',
    (m) => `${m[1]}${m[2] ?? ''} ${/^the /i.test(m[4] ?? '') ? '' : 'the '}${m[4]} to ${m[3]}`,
  ),
  phrase(
    'infinitive',
    '(help|helps|helped) (me|us|him|her|them|my \\w+) for (fix|check|correct|improve|learn|make|understand|find|translate|study|practice|practise|do|write|speak|finish|solve|prepare)\\b',
    '$1 $2 to $3',
  ),
  phrase(
    'calque',
    `${START}how (?:to )?(say|call|spell|pronounce|read|write|translate) (?!(?:a|an|good|better)\\b)(.+?) (?:in|to|into) english(?=[?.!]|$)`,
    'how do you $1 $2 in English',
  ),
  phrase('calque', `${START}what (?:is )?(?:the )?english (?:of|for|from|is) `, 'what is the English for '),
  phrase('calque', `${START}what (?:is )?(?:the )?(["“]?[\\w ]{2,20}?["”]?) in english(?=[?.!]|$)`, (m) =>
    /^what is the? ?/i.test(m[0]) ||
    /^what is/i.test(m[0]) ||
    /^what (?:do|does|are|was|can|should|would|words?)\b/i.test(m[0])
      ? undefined
      : `what is ${m[1]} in English`,
  ),
  phrase(
    'calque',
    `${START}what (?:is )?(?:the )?(?:means?|meant) (?:of |from |for )(?=\\w+ \\w)`,
    'what is the meaning of ',
  ),
  phrase('calque', `${START}what (?:is )?(?:a |the )?meaning (?:from |of )(?=[\\w"“'])`, 'what is the meaning of '),
  phrase('calque', `${START}what (?:is )?(?:the )?["“']?(\\w+)["”']? (?:is )?means?(?=\\?|$)`, (m) =>
    /^(?:you|he|she|they|we|i|it|that|this|does|do|did)$/i.test(m[1] ?? '') ? undefined : `what does "${m[1]}" mean`,
  ),
  phrase('calque', `${START}what (?:is )?your mean(?=[?.!]|$)`, 'what do you mean'),
  phrase('question', `${START}what (?:is )?(?:you|your) mean(?=[?.!]|$)`, 'what do you mean'),
  phrase(
    'infinitive',
    `${START}how (?:about |if )?to (?=(?:make|use|improve|learn|register|join|pay|start|get|be|become|speak|study|know|remember|practice|practise|increase|apply|write|answer|introduce|memorize|solve|choose|build|change)\\b[^?]*\\?)`,
    'how do I ',
  ),
  phrase(
    'infinitive',
    '(teach|show) (me|us) (?=(?:speak|make|use|write|pronounce|read|introduce|answer|learn|cook|play)\\b)',
    '$1 $2 how to ',
  ),
  phrase('question', '(is it|it is) (true|right|correct) or (?:no|not)(?=\\?|$)', 'is it $2 or not'),
  phrase(
    'confusion',
    '(is|are) (my|this|that|the) (grammar|sentence|sentences|answer|answers|spelling|english|pronunciation|writing) (?:is )?(?:already )?true(?=[?.!]|$| or (?:not|wrong)\\b| miss\\b)',
    '$1 $2 $3 correct',
  ),
  phrase(
    'confusion',
    '(speak|speaks|speaking|spoke|understand|understands|talk) (?:in )?indonesia(?: language)?(?=[.,!?]|$| (?:with|to|and|or|because|very|well|too|miss)\\b)',
    (m) => `${m[1]}${/^talk/i.test(m[1] ?? '') ? ' in' : ''} Indonesian`,
  ),
  phrase('confusion', '(?:indonesia|indonesian) language(?=[.,!?]|$| (?:and|to|is|because|or|into)\\b)', 'Indonesian'),
  phrase(
    'confusion',
    '(speak|speaks|talk|talks|chat|practice|practise|conversation|communicate) (?:use|using|by|with) english\\b',
    (m) => (/^speaks?$/i.test(m[1] ?? '') ? `${m[1]} English` : `${m[1]} in English`),
  ),
  phrase('calque', `${START}what does mean (["“][^"”]+["”]|\\w+)(?=\\?|$)`, 'what does $1 mean'),
  phrase(
    'infinitive',
    '(want|wants|need|needs) practi[cs]e (?=(?:for|my|with|speaking|english|more|again|to)\\b)',
    '$1 to practice ',
  ),
  phrase(
    'infinitive',
    '(know|learn|understand|remember|forgot|forget|teach me|tell me|show me|explain|learning) how (?=(?:start|use|make|say|write|speak|do|cook|play|pronounce|answer|improve|go|get|fix|solve|drive|swim|register|pay|explain|read|spell)\\b)',
    '$1 how to ',
  ),
  phrase(
    'copula',
    '(i|we|you|they) (still |very |so |really |often |always |sometimes )?confuse (?=(?:about|with|between|how|when|because|in)\\b)',
    (m) => `${m[1]} ${/^i$/i.test(m[1] ?? '') ? 'am' : 'are'} ${m[2] ?? ''}confused `,
  ),
  phrase(
    'perfect-form',
    '\\bi am never (studied|been|gone|seen|tried|eaten|visited|met|done|learned|used|heard|worked|lived|taken|had|played)\\b',
    'I have never $1',
  ),
  phrase(
    'infinitive',
    '(nice|glad|happy|pleased|good|great) to (meeting|seeing|knowing|hearing|talking)\\b',
    (m) => `${m[1]} to ${m[2]?.toLowerCase().replace(/ing$/, '')}`,
  ),
  phrase('uncountable', '(your|for|much|pay|my|full) attentions\\b', '$1 attention'),
  phrase(
    'word-class',
    '(no|enough|much|any|lack of|lost|lose|have|has|more|self) confident(?=[.,!?]|$| (?:to|in|when|because)\\b)',
    (m, s) =>
      /\b(?:be|am|is|are|was|feel|more)$/i.test(`${s.text.slice(0, m.index).trim()} `.trim()) ||
      m[1]?.toLowerCase() === 'more'
        ? undefined
        : `${m[1]} confidence`,
  ),
  phrase(
    'word-class',
    '(good|bad|our|your|my|their|his|her|mental|physical|for) healthy(?=[.,!?]|$| (?:and|is|because)\\b)',
    (m) => (m[1]?.toLowerCase() === 'for' ? undefined : `${m[1]} health`),
  ),
  phrase('word-class', '(his|her|their|my|its) dead (?=(?:was|made|is|in|because)\\b)', '$1 death '),
  phrase(
    'copula',
    '(i|we|you|they|he|she|it|students|children|visitors|employees) not (allowed|supposed|interested|included|used) (?=(?:to|in)\\b)',
    (m) => `${m[1]} ${beOf(m[1] ?? '')} not ${m[2]} `,
  ),
  phrase(
    'preposition-verb',
    'help (me|us|him|her|them) (?=(?:my|this|the|his|her|our) (?:homework|assignment|essay|task|project|exercise|english|report|thesis|problem|grammar)\\b)',
    'help $1 with ',
  ),
  phrase('word-class', `${START}what (?:is )?(?:the )?different between `, 'what is the difference between '),
  phrase('preposition-none', 'understand with (?=(?:this|the|that|your|my|it|these)\\b)', 'understand '),
  phrase('uncountable', 'for your times(?=[.,!?]|$| (?:and|today)\\b)', 'for your time'),
])

function beOf(subject: string): string {
  if (/^i$/i.test(subject)) return 'am'
  return /^(?:he|she|it)$/i.test(subject) ? 'is' : 'are'
}
