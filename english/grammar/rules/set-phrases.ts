import { baseOfDegree, isShort } from '../../words/adjectives.ts'
import { inflectVerb, ingForm, participleForm } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import type { Sentence } from '../sentence.ts'
import { verbFormOf } from '../verb-words.ts'

const PERSON = '(?:me|you|him|her|us|them)'
const ENDS = '(?=[.,!?;]|$)'
const baseIn = ({ lexicon }: Sentence, word: string | undefined) =>
  lexicon.read(word?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')?.base
const FRUIT =
  'coconut|orange|apple|avocado|banana|pineapple|guava|lemon|durian|papaya|carrot|onion|peanut|almond|corn|palm|soybean|strawberry'

/** What English says in one way only. */
export const setPhrases = phraseRule('set-phrases', [
  phrase(
    'quantifier',
    '(some|most|several|few|one|two|three|none|half) (my|your|his|our|their) (?=\\w+(?:s|people|children)\\b)',
    '$1 of $2 ',
    /\b(?:half|one) (?:my|your|his|our|their) (?:size|age|salary)\b/i,
  ),
  phrase(
    'quantifier',
    'both of (?!the|these|those|my|our|your|his|her|their|us|you|them|which|whom)(\\w+) and\\b',
    'both $1 and',
  ),
  phrase('quantifier', 'almost of (us|them|you)\\b', 'almost all of $1'),
  phrase('calque', `(${formsOf('feel')}) (difficult|hard|easy|impossible|easier|harder) to (?=\\w+)`, (m, s) =>
    baseIn(s, s.text.slice(m.index + m[0].length).match(/^\w+/)?.[0])
      ? `${inflectVerb('find', verbFormOf(m[1] ?? '', 'feel'))} it ${m[2]} to `
      : undefined,
  ),
  phrase(
    'adjective-order',
    'pregnant ((?:\\d|one|two|three|four|five|six|seven|eight|nine) (?:months?|weeks?))\\b',
    '$1 pregnant',
  ),
  phrase(
    'preposition-place',
    '(player|players|member|striker|goalkeeper|captain) at (his|her|my|our|their|your|the) team\\b',
    '$1 on $2 team',
  ),
  phrase(
    'collocation',
    `(an?|one) police(?=[.,!?;]|$| (?:in|from|at|and|who|but|because|for|near)\\b)`,
    '$1 police officer',
  ),
  phrase(
    'compound',
    `(${FRUIT})e?s (?=(?:milk|juice|oil|tree|trees|cake|pie|jam|salad|soup|water|leaf|leaves|farm|skin)\\b)`,
    '$1 ',
  ),
  phrase(
    'calque-home',
    "(let's|let us|want to|can|will|must|should|going to|have to|need to|to) back (?=(?:to|home)\\b)",
    (m, s) =>
      /\b(?:welcome|get|go|come|fly|drive) $/i.test(s.text.slice(0, m.index)) ? undefined : `${m[1]} go back `,
  ),
  phrase(
    'confusion',
    `(can|could|will|would|must|to|i|i'll|he|she|please) borrow (${PERSON}) (?=(?:my|your|his|her|our|their|some|a|an|the|this|money|one)\\b)`,
    '$1 lend $2 ',
  ),
  phrase('comparison-as', '(?<!\\bas )soon as possible\\b', 'as soon as possible'),
  phrase(
    'missing-subject',
    '^(is|was) (possible|necessary|important|okay|ok|easy|difficult|safe|allowed|better|normal|true) (?=(?:to|if|that|for)\\b)',
    '$1 it $2 ',
  ),
  phrase(
    'preposition-verb',
    '((?:invoice|document|file|report|book|item|product|information|data|price|menu|food|thing|receipt|refund|quotation|sample|letter)s? (?:that |which )?(?:i|you|we|he|she|they)) asked(?=[.,!?]|$| (?:yesterday|last|before|earlier|this|on|in)\\b)',
    '$1 asked for',
  ),
  phrase(
    'negation',
    '(is|are|was|were|am) no (?=(?:included|available|allowed|working|ready|open|happy|good|easy|true|important|interested|expensive|possible|finished|married|sure|correct|cheap|enough|clear|clean|safe|here|necessary)\\b)',
    (m, s) =>
      /^(?:good|enough|clear|available|safe|open|easy)\b \w+s?\b(?! (?:for|to|in|on|at|and|but|because|now|today|yet)\b)/i.test(
        s.text.slice(m.index + m[0].length),
      )
        ? undefined
        : `${m[1]} not `,
  ),
  phrase(
    'perfect-form',
    '^are (you|we|they) already (\\w+)(?= ?[,.?]| (?:your|the|a|my|it|this|lunch|dinner|breakfast)\\b)',
    (m, s) => {
      const base = baseIn(s, m[2])
      return base && s.lexicon.kinds(base).adj < 3 ? `have ${m[1]} already ${participleForm(base)}` : undefined
    },
  ),
  phrase(
    'article-none',
    `(made|picked|written|washed|done|sewn|woven|drawn|painted|make|wash|write|sew|draw|built|planted|harvested|carved) by the hand\\b`,
    '$1 by hand',
  ),
  phrase(
    'confusion',
    '(reach|reaches|reached|hit|hits|at|lost|lose|loses) it (?=(?:peak|highest|lowest|goal|target|limit|maximum|minimum|best|worst|own|value|taste|colou?r|name)\\b)',
    '$1 its ',
  ),
  phrase(
    'negation',
    '(i|we|they|you|he|she|my \\w+) still not (decide|finish|receive|pay|find|get|arrive|submit|send|choose|hear|buy|book|meet|reply|answer|complete|register|start)\\b',
    (m) =>
      `${m[1]} still ${/^(?:he|she|my)/i.test(m[1] ?? '') ? "hasn't" : "haven't"} ${participleForm(m[2]?.toLowerCase() ?? '')}`,
  ),
  phrase(
    'so-such',
    '((?:am|is|are|was|were|feel|felt|became|got|looked|seemed) so (\\w+)) so (?=(?:i|he|she|we|they|it|my|the)\\b)',
    (m, s) => (s.lexicon.kinds(m[2]?.toLowerCase() ?? '').adj > 2 ? `${m[1]} that ` : undefined),
  ),
  phrase(
    'article-the',
    '(am|is|are|was|were) a (kind|type|sort) of person (?=(?:who|that)\\b)',
    '$1 the $2 of person ',
  ),
  phrase(
    'uncountable',
    '(two|three|four|five|some|many|fresh|fried|grilled|buy|bought|eat|eats|ate|cook|cooked|catch|caught|sell|sells|sold|and) fishes\\b',
    '$1 fish',
  ),
  phrase(
    'uncountable',
    '(delicious|tasty|yummy|spicy|traditional|good|healthy|cook|cooks|cooked|buy|bought|eat|eats|ate|street|fast|my|favou?rite) foods(?=[.,!?]|$| (?:for|in|at|with|and|because|when|to|on|every|there|here|that)\\b)',
    '$1 food',
  ),
  phrase(
    'calque',
    `((?:film|movie|book|novel|story|song|article|drama|series|text|poem|legend|video)) (tells?|told) about (?=\\w)`,
    (m) => `${m[1]} ${/^told/i.test(m[2] ?? '') ? 'was' : 'is'} about `,
  ),
  phrase('word-class', ', include (?=(?:a|an|the|my|our|his|her|their|two|three|some|all)\\b)', ', including '),
  phrase(
    'article-none',
    '(in|to|from|near) the (papua|jakarta|bali|bandung|surabaya|sumatra|java|kalimantan|sulawesi|lombok|yogyakarta|jogja|medan|semarang|makassar|indonesia|malaysia|singapore|japan|korea|australia|china|thailand|germany|england)' +
      ENDS,
    (m) => `${m[1]} ${m[2]}`,
  ),
  phrase(
    'past-time',
    '((?:was|were) born [^,.]*,? (?:and|but)(?: i| he| she| we| they)?) (?:grow|grows) up\\b',
    '$1 grew up',
  ),
  phrase('gerund', `for my late (?:to|in|on) (\\w+)`, (m, s) => {
    const base = baseIn(s, m[1])
    return base ? `for being late in ${ingForm(base)}` : undefined
  }),
  phrase(
    'word-class',
    '(?<!\\b(?:the|an?|my|your|his|her|our|their|this|that|to) )(grill|fry|roast|boil|steam|bake|smoke) (?=(?:fish|chicken|rice|banana|bananas|noodles|duck|tofu|tempeh|corn|egg|eggs|vegetables|potato|potatoes|beef|meat|shrimp)\\b)',
    (m, s) =>
      /\b(?:eat|eats|ate|eating|order|ordered|like|likes|love|loves|loved|liked|buy|bought|with|sell|sells|and|some|delicious|of|had|have) $/i.test(
        s.text.slice(0, m.index),
      ) && !/\b(?:and|have) $/i.test(s.text.slice(0, m.index))
        ? `${participleForm(m[1]?.toLowerCase() ?? '')} `
        : undefined,
  ),
  phrase(
    'too-either',
    "((?:i|we|they|you|he|she|my \\w+) (don't|doesn't|didn't|can't|couldn't|haven't|hasn't|won't|wasn't|am not|isn't) [^,.!?]+,? and) ((?:my|his|her|our|their) \\w+|[A-Z]\\w+|he|she|they|i|we|you) too(?=[.!]|$)",
    (m) => {
      const who = m[3] ?? ''
      const isMany = /^(?:i|we|you|they)$/i.test(who) || (/ /.test(who) && /s$/i.test(who) && !/ss$/i.test(who))
      const helper = (m[2] ?? '').toLowerCase().replace(/n't| not/, '')
      const HELPERS: Record<string, string> = {
        ca: 'can',
        wo: 'will',
        do: isMany ? 'do' : 'does',
        does: isMany ? 'do' : 'does',
        have: isMany ? 'have' : 'has',
        has: isMany ? 'have' : 'has',
        am: isMany ? 'are' : 'is',
        is: isMany ? 'are' : 'is',
      }
      return `${m[1]} neither ${HELPERS[helper] ?? helper} ${who}`
    },
  ),
  phrase('pronoun-and-i', '^(?:me|i) and (him|her|them|he|she|they) (\\w+)', (m, s) => {
    const verb = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'third')
    const who = ({ him: 'he', her: 'she', them: 'they' } as Record<string, string>)[m[1]?.toLowerCase() ?? ''] ?? m[1]
    const word = /^(?:is|am)$/i.test(m[2] ?? '') ? 'are' : /^was$/i.test(m[2] ?? '') ? 'were' : (verb?.base ?? m[2])
    return `${who} and I ${word}`
  }),
  phrase('comparison-as', 'as (\\w+er|better|worse) as\\b', (m) => {
    const base = baseOfDegree(m[1]?.toLowerCase() ?? '', (word) => isShort(word))?.base
    return base ? `as ${base} as` : undefined
  }),
  phrase(
    'pronoun-repeat',
    '^(\\w+ing (?:(?!(?:when|how|because|that|if|what|while|where|and|but|as|who|which|why|about|is|are|was)\\b)\\w+ ){1,6}?)it (?=(?:is|makes|made|helps|takes|gives|can|will|was|costs)\\b)',
    (m, s) =>
      s.lexicon.read(m[1]?.split(' ')[0]?.toLowerCase() ?? '').verbs.some(({ form }) => form === 'ing')
        ? m[1]
        : undefined,
    /^(?:knowing|hoping|thinking|believing|saying|during|considering|seeing|assuming|supposing|given|judging)\b/i,
  ),
  phrase(
    'adjective-order',
    '(need|needs|needed|want|wants|buy|bought|rent|rented|looking for|look for) an? ((?:\\w+ )?\\w+) (bigger|smaller|cheaper|better|larger|newer|faster|safer|quieter|lighter|stronger|longer|shorter|wider)(?= (?:for|in|near|with|because|to|so)\\b|[.,!?]|$)',
    '$1 a $3 $2',
  ),
  phrase(
    'plural',
    'all (my|our|his|her|their|your) (friend|colleague|classmate|student|teacher|cousin|neighbou?r|book|document|file|photo|customer|client|employee|uncle|aunt|brother|sister|question|task|assignment|subject|teammate|relative|guest)(?= (?!in-law|of|and|list|album|room)\\w+|[.,!?]|$)',
    'all $1 $2s',
  ),
  phrase(
    'perfect-form',
    "(have|has|'ve) been (lived|stayed|slept|arrived|gone|happened|worked|talked)(?= (?:in|at|here|there|for|with|as|to|since)\\b|[.,!?]|$)",
    '$1 $2',
  ),
  phrase(
    'passive-be',
    'since (i|he|she|we|they|you) born\\b',
    (m) => `since ${m[1]} ${/^(?:i|he|she)$/i.test(m[1] ?? '') ? 'was' : 'were'} born`,
  ),
  phrase(
    'demonstrative',
    '(buy|bought|see|saw|want|wear|take|took|get|got|use|need|choose|bring|wash) that (shoes|pants|jeans|glasses|clothes|trousers|books|tickets|photos|pictures|flowers|documents|files|boxes)\\b',
    '$1 those $2',
  ),
  phrase(
    'do-make',
    '(does|did|doing) (?=(?:fried (?:rice|chicken|noodles)|an? (?:\\w+ )?cake|cakes|cookies|soup|noodles|satay|rendang)\\b)',
    (m) => `${inflectVerb('make', verbFormOf(m[1] ?? '', 'do'))} `,
  ),
  phrase(
    'preposition-time',
    '(?:in|at) (an? (?:\\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=[.,!?]|$| (?:in|morning|afternoon|evening|night|when)\\b)',
    'on $1',
  ),
])
