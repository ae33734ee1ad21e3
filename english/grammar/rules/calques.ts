import { ingForm, participleForm, readVerb } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import type { Sentence } from '../sentence.ts'

const SUBJECT = '(i|you|we|they|he|she|it)'
const PERSON = '(me|you|him|her|us|them|my \\w+|the \\w+)'

/** Indonesian put into English word for word. */
export const calques = phraseRule('calques', [
  phrase(
    'perfect-form',
    '^(i|we|they|you|he|she) never (see|saw|go|went|eat|ate|try|tried|visit|visited|meet|met|hear|heard|do|did|ride|rode|fly|flew|drink|drank|buy|bought) (?=.{2,40} before[.!]?$)',
    (m) => `${m[1]} ${/^(?:he|she)$/i.test(m[1] ?? '') ? 'has' : 'have'} never ${participleOf(m[2])} `,
  ),
  phrase(
    'infinitive',
    '(dream|goal|plan|job|wish|aim|ambition|hope|task|duty|target) (is|was) (become|be|help|make|go|travel|have|work|study|get|teach|learn|visit|buy|build)\\b',
    '$1 $2 to $3',
  ),
  phrase(
    'calque',
    "(i|we|they|you|he|she)(?: am| is| are|'m|'s|'re) not (?:too|so|really) (like|love|understand|know|want|agree|enjoy)\\b",
    (m) => `${m[1]} ${/^(?:he|she)$/i.test(m[1] ?? '') ? "doesn't" : "don't"} really ${m[2]}`,
  ),
  phrase(
    'calque',
    '(give|gives|gave|send|sends|sent|show|shows|showed|lend|lent|offer|offered|buy|bought|tell|told|teach|taught) to (me|him|her|us|them|you) (?=a |an |the |some |my |his |her |this |that |two |many )',
    '$1 $2 ',
  ),
  phrase(
    'calque',
    '(look|looks|looked|feel|feels|felt|sound|sounds|seem|seems) like (tired|happy|sad|angry|sick|bored|hungry|nervous|beautiful|handsome|good|bad|nice|young|old|strange|expensive|delicious|easy|difficult|interesting|confused|sleepy|pale|worried)(?=[.,!?]|$| today| now| because| and| in| this)',
    '$1 $2',
  ),
  phrase(
    'calque',
    '(weather|people|food|life|traffic|situation|house|houses|price|prices|place|everything|everyone|things) in (here|there)\\b',
    '$1 $2',
  ),
  phrase(
    'calque',
    "(this|it|that) (is|was|'s) (?:the |my )?(first|second|third|last) time (?:for )?(i|we|you|they|he|she) (go|eat|see|visit|try|come|do|meet|watch|take|drink|ride|speak|play|hear|read|fly|buy|make)(?:s|es)?\\b",
    (m) =>
      `${m[1]} ${/was/i.test(m[2] ?? '') ? 'was' : 'is'} the ${m[3]} time ${m[4]} ${/was/i.test(m[2] ?? '') ? 'had' : /^(?:he|she)$/i.test(m[4] ?? '') ? 'has' : 'have'} ${participleOf(m[5])}`,
  ),
  phrase(
    'calque',
    '(for|been|takes|took|take|after|spend|spent|a|such|very|so)? ?long time(?= (?:ago|since|to|for|because|in)|[.,!?]|$)',
    (m, s) =>
      /^(?:for|been|takes|took|take|after|spend|spent)/i.test(m[0]) &&
      !/\b(?:a|the|such|very|this|that) long time/i.test(s.text)
        ? `${m[1]} a long time`
        : undefined,
  ),
  phrase(
    'calque',
    '(meaning|price|colou?r|capital|owner) from (?=the |this |that |my |your |these |those |his |her |indonesia|word)',
    '$1 of ',
    /(?:come|came|comes|buy|bought|get|got|learn|learned|different|guess|guessed|work out|know) (?:\w+ )*from/i,
  ),
  phrase(
    'calque',
    '^(you|we|i|they|he|she) better (?=(?:go|stay|come|call|take|study|leave|stop|start|wait|ask|tell|be|do|not|sleep|eat|hurry|check|use|find|get|bring|finish)\\b)',
    '$1 had better ',
  ),

  phrase(
    'calque-very-verb',
    `${SUBJECT} (?:also )?very (like|love|want|need|hope|enjoy|hate|miss|appreciate|agree|understand|know|respect|believe|support|dislike)(s|es|d|ed)?\\b`,
    '$1 really $2$3',
  ),
  phrase(
    'calque-very-verb',
    '(am|is|are|was|were) (?:very|really|so) (like|love|want|need|enjoy|hate|miss|agree|appreciate|hope|understand|know|respect|believe|support)\\b',
    (m) => (/^(?:is|was)$/i.test(m[1] ?? '') ? `really ${m[2]}s` : `really ${m[2]}`),
  ),
  phrase(
    'be-verb',
    "(i|you|we|they|he|she)(?: am| are| is|'m|'re|'s) like (to |it\\b|\\w+ing\\b|(?:\\w+ )?very much|(?!a |the |my |your |his |her |our |their |that|this|an |me\\b|him|us\\b|them|you\\b|it\\b|one|family|brothers|sisters|each|some|no )[a-z]+(?:[.!?]|$| very much| so much| because))",
    (m) => `${m[1]} ${/^(?:he|she)$/i.test(m[1] ?? '') ? 'likes' : 'like'} ${m[2]}`,
  ),
  phrase(
    'calque-age',
    '(i|you|we|they|he|she|my \\w+|[A-Z]\\w+) (?:have|has|had|is have|am have) (\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?: \\w+)?|thirty|forty|fifty) years? old\\b',
    (m) => `${m[1]} ${beFor(m[1] ?? '')} ${m[2]} years old`,
  ),
  phrase(
    'calque-age',
    '(i|you|we|they|he|she) (?:have|has) age (\\d+)(?: years?(?: old)?)?\\b',
    (m) => `${m[1]} ${beFor(m[1] ?? '')} ${m[2]} years old`,
  ),
  phrase(
    'calque-age',
    '(am|is|are|was) (\\d+|twenty|thirty|\\w+teen|ten|twelve) years\\b(?! old)(?=[.,!?]|$| and| now)',
    '$1 $2 years old',
  ),
  phrase(
    'calque-age',
    '(my|his|her|your) (age|ages) (\\d+) years?(?: old)?\\b',
    (m) =>
      `${m[1] === 'my' || m[1] === 'My' ? 'I am' : m[1]?.toLowerCase() === 'your' ? 'you are' : m[1]?.toLowerCase() === 'his' ? 'he is' : 'she is'} ${m[3]} years old`,
  ),
  phrase('calque-age', '((?:my|his|her|our|the|your) \\w+) has ([\\w-]+) years(?: old)?(?=[.!?]|$| and\\b)', (m) =>
    /^(?:\d+|[a-z]+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)$/i.test(m[2] ?? '')
      ? `${m[1]} is ${m[2]} years old`
      : undefined,
  ),
  phrase(
    'calque-age',
    "((?:my|his|her|our|your|the) \\w+)'s age is (?:about )?([\\w-]+) years old\\b",
    '$1 is $2 years old',
  ),
  phrase(
    'calque-age',
    '(my|his|her) age is (?:about )?(\\d+|[a-z]+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years?)?(?: old)?(?=[.,!?]|$| now| and| but| so)',
    (m) =>
      `${({ my: 'I am', his: 'he is', her: 'she is' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} ${m[2]} years old`,
  ),
  phrase(
    'calque',
    '(to|will|can|must|should|please|could|would|may) back (?=(?:to|home|here|again|soon|from|at|in|tomorrow|next|on)\\b)',
    '$1 go back ',
  ),
  phrase('calque', '(i|we|they|you) back (?=(?:to|home|from)\\b)', (m, s) =>
    /\b(?:yesterday|last|ago)\b/i.test(s.text) ? `${m[1]} went back ` : `${m[1]} go back `,
  ),
  phrase(
    'calque-explain',
    `(explain|describe)(s|d|ed|ing)? (me|us|him|them)(?: about)? (?!how\\b|why\\b|what\\b|where\\b|that\\b)((?:the |this |that |your |his |my |about )?[\\w ]+?)(?=[.,?!]|$| please| again| because| and)`,
    (m) => `${m[1]}${m[2] ?? ''} ${(m[4] ?? '').replace(/^about /, '')} to ${m[3]}`,
  ),
  phrase(
    'calque-explain',
    `(explain|describe)(s|d|ed|ing)? (me|us|him|them|you) (how|why|what|where|that)\\b`,
    '$1$2 to $3 $4',
  ),
  phrase(
    'calque-explain',
    `(?<!\\b(?:my|your|his|her|our|their|the|an?|this) )${formsOf('explain')} (?:to ${PERSON} )?about (?=the|this|that|my|your|it|conditional|passive|active|present|past|tenses?|grammar|articles?|prepositions?|verbs?|nouns?|adjectives?|how|simple|future|modal|gerunds?)`,
    (m) => m[0].replace(/ about $/i, ' '),
  ),
  phrase(
    'calque',
    `(open|close)(s|d|ed|ing)? (the |my |your |that )?(lamp|light|lights|tv|television|radio|ac|air conditioner|fan)\\b`,
    (m) => `${turn(m[2] ?? '')} ${m[1]?.toLowerCase() === 'open' ? 'on' : 'off'} ${m[3] ?? 'the '}${m[4]}`,
  ),
  phrase(
    'calque',
    `(life|live|dead|kill) (on )?the (lamp|light|lights|tv|fan|ac)\\b`,
    (m) => `turn ${/^(?:life|live)$/i.test(m[1] ?? '') ? 'on' : 'off'} the ${m[3]}`,
  ),
  phrase(
    'calque',
    'until now,? (i|we|he|she|they) (still|(?:don.t|doesn.t|do not|does not|cannot|can.t|am|is|are|have|has)\\b)',
    '$1 $2',
  ),
  phrase('calque', '(i|we|he|she|they) still (.+?) until now(?=[.!?]|$)', '$1 still $2'),
  phrase('calque', 'according to (?:me|my opinion|my self|myself),?', 'in my opinion,'),
  phrase('calque', '(?:in|on) my opinion,? i think', 'I think'),
  phrase('calque', '(?:according|based) my opinion,?', 'in my opinion,'),
  phrase('calque', '(?:on|at|for|from) my opinion\\b', 'in my opinion'),
  phrase('calque', '(?:on|at|from) my point of view\\b', 'from my point of view'),
  phrase(
    'calque',
    '(i) with (my (?:friend|friends|family|brother|sister|mother|father|wife|husband|boyfriend|girlfriend|team|cousin|classmate|classmates)) (go|went|will|are|were|play|played|want|have|had|like|often|usually|always|watched|visited)\\b',
    (m) => `${m[2]} and I ${m[3]}`,
  ),
  phrase(
    'calque-already',
    '(i|we|they|you|he|she) (?:already|have already|am already|has already) finish\\b',
    (m) => `${m[1]} ${/^(?:he|she)$/i.test(m[1] ?? '') ? 'has' : 'have'} already finished`,
  ),
  phrase(
    'calque-already',
    '(?<!\\b(?:do|does|did) )(i|we|they|you|he|she) (?:already|am already|is already) (eat|ate|see|saw|go|went|do|did|read|finish|buy|bought|send|sent|pay|paid|tell|told|make|made|try|tried|take|took|register|registered|learn|learned|finished)\\b',
    (m) => `${m[1]} ${/^(?:he|she)$/i.test(m[1] ?? '') ? 'has' : 'have'} already ${participleOf(m[2])}`,
    /\b(?:this morning|yesterday|last (?:night|week|month|year)|ago|when)\b/i,
  ),
  phrase(
    'calque',
    '(?:same|similar) (?:with|like) (?=me|you|him|her|us|them|my|your|his|the|mine|yours|a|this|that|other|last)',
    (m) => (/^same/i.test(m[0]) ? 'the same as ' : 'similar to '),
    /\bthe same (?:with|like)/i,
  ),
  phrase(
    'calque',
    'the same (?:with|like) (?=me|you|him|her|us|them|my|your|his|the|mine|yours|a|this|that|other|last)',
    'the same as ',
  ),
  phrase('calque', '(is|are|was|were|am) same\\b', '$1 the same'),
  phrase(
    'calque-home',
    `(${formsOf('go', 'come', 'get', 'arrive', 'return', 'walk', 'drive', 'reach')}(?: back)?) to (?:my )?home\\b(?! town|town)`,
    '$1 home',
  ),
  phrase(
    'calque-home',
    `(${formsOf('go', 'come', 'move', 'travel')}) to (here|there|abroad|upstairs|downstairs|somewhere|anywhere|overseas)\\b`,
    '$1 $2',
  ),
  phrase(
    'calque-home',
    `(${formsOf('go')}) (?:to|for) (shopping|swimming|fishing|camping|hiking|jogging|running|sightseeing|dancing|skiing|surfing|cycling|bowling)\\b`,
    '$1 $2',
  ),
  phrase('calque-home', '(stay|am|is|are|was|were|be|stayed|eat|work|study|sleep|relax|rest) in home\\b', '$1 at home'),
  phrase('calque-home', '(?:in|on) (?:the )?home\\b(?! \\w)', 'at home', /\bin the home (?:of|page)/i),
  phrase(
    'calque',
    'what (?:is )?(?:mean|means|the mean) (?:of |by )?(?:the word |word )?["“\']?([a-z]+)["”\']?(?=\\?|$)',
    'what does "$1" mean',
  ),
  phrase('calque', 'what is the mean of\\b', 'what is the meaning of'),
  phrase('calque', '(?:how to (say|spell|pronounce|write)|how (say|spell|pronounce)) (.+?)\\?', 'how do you $1$2 $3?'),
  phrase(
    'preposition-none',
    `(?<!\\b(?:a|the|my|your|phone|quick|first|last|video|his|her|this|short|long|of) )(${formsOf('call', 'phone')}) to (me|you|him|her|us|them|my|your|his|the)\\b`,
    '$1 $2',
  ),
  phrase('calque', 'long time no see(?: with)? you\\b', 'long time no see'),
  phrase('calque', 'thanks? you (?:before|before that)\\b', 'thank you in advance'),
  phrase('calque', '(thank you|thanks) before\\b', '$1 in advance'),
  phrase('calque', '(?:introduce|introducing),? (?:my )?name(?: is)?\\b', 'let me introduce myself. My name is'),
  phrase(
    'copula',
    '(my|his|her) name (?!is\\b|was\\b|and\\b|on\\b|in\\b|to\\b|will\\b|has\\b|sounds\\b|means\\b|comes\\b|starts\\b|tag\\b|card\\b|from\\b|for\\b|or\\b|again\\b|correctly\\b|wrong\\b|because\\b|at\\b|when\\b|can\\b|would\\b|before\\b)([A-Z][a-z]+)',
    (m) => (/^[A-Z]/.test(m[2] ?? '') ? `${m[1]} name is ${m[2]}` : undefined),
  ),
  phrase('calque', "i'?m? (?:am )?(sorry|glad|happy|sad) (?:for )?hear(ing)? (that|about)\\b", "I'm $1 to hear $3"),
  phrase(
    'gerund',
    'my hobby (?:is|are) (read|swim|cook|sing|dance|play|watch|listen|write|travel|draw|run|paint|shop|sleep|eat|collect|fish)\\b',
    (m) => `my hobby is ${ingOf(m[1])}`,
  ),
  phrase(
    'gerund',
    'my hobby (read|swim|cook|sing|dance|play|watch|listen|write|travel|draw|run|paint|reading|swimming|cooking|singing|dancing|playing|watching|listening|writing|travelling|traveling|drawing|running)\\b',
    (m) => `my hobby is ${ingOf(m[1])}`,
  ),
  phrase(
    'gerund',
    '(i|he|she|we|they) (dream|dreams|dreamed|dreamt) (?:to|want to) (become|be|have|go|live|travel|study|work)\\b',
    (m) => `${m[1]} ${m[2]} of ${ingOf(m[3])}`,
  ),
  phrase(
    'calque',
    '(?:i|he|she|we|they) (?:feel|feels|felt) (?:myself|himself|herself) (?=tired|happy|sad|bored|sick|lonely|hungry|good|bad|better)',
    (m) => m[0].replace(/(?:myself|himself|herself) /, ''),
  ),
  phrase(
    'preposition-none',
    `(${formsOf('enter')}) (?:to|into|in) (?=the|my|a|this|that|his|her|our|university|college|school)`,
    '$1 ',
  ),
  phrase(
    'preposition-none',
    `(${formsOf('join')}) (?:with|to|in) (?=(?:the|my|your|this|that|our|us|me|them|a|an|class|course|english|his|her|you|him)\\b)`,
    '$1 ',
    /\bjoin(?:ed|s)? in the (?:fun|game|singing)|join (?:him|her|me|us) (?:with|in)/i,
  ),
  phrase(
    'calque',
    `(${formsOf('follow')}) (the |a |an |this |your )?(course|exam|test|class|lesson)\\b`,
    (m) => `${take(m[1] ?? '')} ${m[2] ?? 'the '}${m[3]}`,
  ),
  phrase(
    'calque',
    '(?:make|makes|do|does|made) (a |some )?(photo|photos|picture|pictures|selfie)s?\\b',
    (m) =>
      `${/made/i.test(m[0]) ? 'took' : /s$/i.test(m[0].split(' ')[0] ?? '') ? 'takes' : 'take'} ${m[1] ?? ''}${m[2]}`,
  ),
  phrase('calque', '(?:the )?distance (?:is )?(?:far|near) from\\b', 'it is far from'),
  phrase(
    'calque',
    '(more \\w+|\\w+er) from (?=(?:me|you|him|her|us|them|my|your|his|the|mine|yours|this|that|yesterday|last|before|other|[a-z]+)\\b)',
    (m, sentence) => (isCompared(m[1]?.toLowerCase() ?? '', sentence) ? `${m[1]} than ` : undefined),
  ),
  phrase('modal', '(?:don.t|do not|doesn.t|does not|not) can\\b', "can't"),
  phrase('modal', '(will|would|must|should|may|might) can\\b', '$1 be able to'),
  phrase('modal', '(can|could|will|would|should|must|may|might) (?:to )?able to\\b', (m) =>
    /^(?:can|could)$/i.test(m[1] ?? '') ? m[1] : `${m[1]} be able to`,
  ),
  phrase('modal', '(?:can|could) be able to\\b', (m) => m[0].split(' ')[0]),
  phrase(
    'calque',
    "(?:at|in|on) (?:hour|o'clock|clock|jam) (\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b",
    "at $1 o'clock",
  ),
  phrase('calque', 'how about (?:the )?(?:condition of )?your (?:condition|news)\\b', 'how are you'),
  phrase('calque', '(?:give|gives|gave) (?:know|to know|knowing) (?:to )?(me|us|him|her|them|you)\\b', 'tell $1'),
  phrase('calque', 'i (?:am|was) (?:lose|losing) (?:my )?way\\b', 'I am lost'),
])

function beFor(subject: string): string {
  if (/^i$/i.test(subject)) return 'am'
  return /^(?:you|we|they)$/i.test(subject) ? 'are' : 'is'
}

const turn = (ending: string) => (ending === 'ing' ? 'turning' : ending === 's' ? 'turns' : ending ? 'turned' : 'turn')
const take = (follow: string) =>
  /ing$/i.test(follow) ? 'taking' : /s$/i.test(follow) ? 'takes' : /ed$/i.test(follow) ? 'took' : 'take'

/** 'bigger', 'more patient'; not 'more people', nor 'further', which has its own 'from'. */
function isCompared(words: string, { lexicon }: Sentence): boolean {
  const [, described] = /^more (\w+)$/.exec(words) ?? []
  if (described) return lexicon.kinds(described).adj > 3 && lexicon.kinds(described).noun < 3
  return (
    !/^(?:further|farther|later|earlier)$/.test(words) &&
    lexicon.kinds(words).noun < 5 &&
    lexicon.read(words).degree !== undefined
  )
}

/** The participle of a verb in whatever form it was written. */
function participleOf(word: string | undefined): string {
  const verb = word?.toLowerCase() ?? ''
  return participleForm(
    readVerb(verb, (base) => base === verb && !verb.endsWith('ed'))[0]?.base ?? verb.replace(/ed$/, ''),
  )
}

const ingOf = (word: string | undefined): string => {
  const verb = word?.toLowerCase() ?? ''
  return /ing$/.test(verb) ? verb : ingForm(verb)
}
