import { inflectVerb, participleForm } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import { verbFormOf } from '../verb-words.ts'

const swap = (word: string | undefined, from: string, to: string) => inflectVerb(to, verbFormOf(word ?? '', from))
const END =
  '(?=[.,!?]|$| (?:and|but|because|in|at|on|for|when|so|today|now|every|tomorrow|yesterday|last|next|with|to|from|this|before|after|together|please|about|held|by|during|until|organized|organised)\\b)'
const OWN = '((?:a|an|the|my|your|his|her|our|their|some|this|that|many|lots of|a lot of|every) )?'

/** What Indonesians say with another verb: follow a course, make a photo, open the lamp. */
export const everydayPhrases = phraseRule('everyday-phrases', [
  phrase(
    'calque',
    `(${formsOf('follow')}) ${OWN}((?:\\w+ ){0,2}?)(course|courses|exam|exams|test|tests|class|classes|lesson|lessons)${END}`,
    (m) => `${swap(m[1], 'follow', 'take')} ${m[2] ?? ''}${m[3] ?? ''}${m[4]}`,
    /follow(?:s|ed|ing)? (?:the|my|your|his|her) (?:instructions|rules|lesson plan|progress|story|advice)/i,
  ),
  phrase(
    'calque',
    `(${formsOf('follow')}) ${OWN}((?:\\w+ ){0,2}?)(competition|contest|race|marathon|tournament|club|organization|organisation|community|game|event|programme|program|activity|activities|extracurricular)${END}`,
    (m) => `${swap(m[1], 'follow', 'join')} ${m[2] ?? ''}${m[3] ?? ''}${m[4]}`,
    /follow(?:s|ed|ing)? the (?:race|competition|game|tournament|event|program) (?:on|in)/i,
  ),
  phrase(
    'calque',
    `(${formsOf('follow')}) ${OWN}((?:\\w+ ){0,2}?)(seminar|webinar|workshop|meeting|training|conference|lecture|ceremony)${END}`,
    (m) => `${swap(m[1], 'follow', 'attend')} ${m[2] ?? ''}${m[3] ?? ''}${m[4]}`,
  ),
  phrase(
    'calque',
    `(${formsOf('make', 'do')}) (a|some|many|the|lots of|an|nice|a lot of) ?(photo|photos|picture|pictures|selfie|selfies|nap|shower|bath|seat|screenshot|rest|note|notes)\\b`,
    (m) => {
      const base = /^(?:do|does|did|done|doing)$/i.test(m[1] ?? '') ? 'do' : 'make'
      return /^note$/i.test(m[3] ?? '') ||
        (base === 'make' && /^(?:picture|pictures|seat|notes)$/i.test(m[3] ?? '') && /^(?:the|many)$/i.test(m[2] ?? ''))
        ? undefined
        : `${swap(m[1], base, 'take')} ${m[2]} ${m[3]}`
    },
  ),
  phrase(
    'calque',
    `(${formsOf('open')}) ${OWN}(light|lights|lamp|lamps|tv|television|radio|ac|air conditioner|fan|computer|laptop|phone|engine|stove|heater|camera|flashlight|machine|water|tap|music)${END}`,
    (m) =>
      /^(?:laptop|phone|computer|water|camera|machine)$/i.test(m[3] ?? '') && !/^(?:water)$/i.test(m[3] ?? '')
        ? undefined
        : /^water$/i.test(m[3] ?? '')
          ? undefined
          : `${swap(m[1], 'open', 'turn')} on ${m[2] ?? 'the '}${m[3]}`,
  ),
  phrase(
    'calque',
    `(${formsOf('close', 'kill')}) ${OWN}(light|lights|lamp|lamps|tv|television|radio|ac|air conditioner|fan|computer|engine|stove|heater|machine|music|alarm|phone)${END}`,
    (m) => `${swap(m[1], /^k/i.test(m[1] ?? '') ? 'kill' : 'close', 'turn')} off ${m[2] ?? 'the '}${m[3]}`,
  ),
  phrase(
    'calque',
    '(turn|switch) (?:the )?(light|lights|lamp|tv|ac|fan|radio) (?:to )?(on|off)\\b',
    (m) => `${m[1]} ${m[3]} the ${m[2]}`,
    /turn the \w+ (?:on|off)/i,
  ),
  phrase(
    'calque',
    `(${formsOf('open')}) (my|your|his|her|their|our|the) (shoes|clothes|jacket|shirt|hat|helmet|socks|mask|glasses|sandals|uniform|dress|coat)\\b`,
    (m) => `${swap(m[1], 'open', 'take')} off ${m[2]} ${m[3]}`,
  ),
  phrase(
    'calque',
    `(${formsOf('cut', 'wash')}) (my|his|her|your) hair (?=(?:in|at) (?:a|the) (?:salon|barber|barbershop|barber's)\\b)`,
    (m) => (/^cut/i.test(m[1] ?? '') ? `had ${m[2]} hair cut ` : undefined),
  ),
  phrase(
    'collocation',
    `(${formsOf('make')}) ((?:my|your|his|her|our|their|the|some|a lot of|a|any|more) )?((?:english |math |maths |my )?(?:homework|exercise|exercises|housework|research|dishes|laundry|sports?|favou?r|shopping|yoga|chores|assignment|assignments|gymnastics))\\b`,
    (m) =>
      /^(?:exercise|exercises|assignment|assignments|research)$/i.test(m[3] ?? '') &&
      /^(?:the|an|some)/i.test(m[2] ?? '')
        ? undefined
        : `${swap(m[1], 'make', 'do')} ${m[2] ?? ''}${m[3]}`,
    /made (?:a|the|some|his|her|my) (?:homework|exercise|shopping) (?:for|easy|plan|card|app|list)|shopping list|exercise book|homework plan/i,
  ),
  phrase(
    'collocation',
    `(${formsOf('do')}) ((?:a|an|some|many|the same|a lot of|no|any|so many|too many|another|the biggest|the wrong|that|this|such a|my|the right|big|several|few|more|your)(?: big| great| good| bad| terrible| stupid| huge| new| small| serious| silly| few| important| final| same| wrong| right)? )?(mistake|mistakes|decision|decisions|effort|noise|progress|phone call|phone calls|promise|suggestion|suggestions|appointment|cake|cakes|error|errors|choice|choices|speech|joke|jokes|reservation|excuse|excuses|complaint|offer|attempt|coffee|tea|breakfast|dinner|profit|fire|mess|difference|money|friends|plan|plans|list|breakfast)\\b`,
    (m, s) => {
      const isQuestion =
        (m.index === 0 || /\b(?:how|what|where|why|when|which|much|many)\s$/i.test(s.text.slice(0, m.index))) &&
        /^(?:do|does|did)$/i.test(m[1] ?? '')
      if (
        isQuestion ||
        (m[2] === undefined &&
          /^(?:coffee|tea|breakfast|dinner|cake|cakes|fire|offer|list|jokes|plan|profit|error|errors)$/i.test(
            m[3] ?? '',
          ))
      )
        return undefined
      if (
        /^(?:my|your|the \w+ )/i.test(m[2] ?? '') &&
        !/mistake|decision|choice|promise|appointment|speech/i.test(m[3] ?? '')
      )
        return undefined
      return `${swap(m[1], 'do', 'make')} ${m[2] ?? ''}${m[3]}`
    },
    /(?:do|does|did) (?:the|my|some|any|many|more|no) \w+ (?:is|are|was|were|help|come|have|like|go|think|know|work|cost|agree|need|want|make|look|mean|matter|belong|open|start)|\b(?:nor|neither|so) (?:do|does|did)\b/i,
  ),
  phrase(
    'collocation',
    `(${formsOf('do', 'make')}) (a|an|the|my|our|some) (party|meeting|conversation|discussion|barbecue|picnic|chat|interview)${END}`,
    (m) =>
      /^(?:a|an|the)$/i.test(m[2] ?? '') && /^(?:interview)$/i.test(m[3] ?? '')
        ? undefined
        : `${swap(m[1], /^(?:do|does|did|done|doing)$/i.test(m[1] ?? '') ? 'do' : 'make', 'have')} ${m[2]} ${m[3]}`,
    /make (?:a|the) meeting (?:at|on)|made (?:the|a) meeting/i,
  ),
  phrase(
    'collocation',
    `(${formsOf('make', 'do', 'give')}) (a |an |the |some |big |serious )?(accident|fever|headache)${END}`,
    (m) =>
      /^(?:give|gives|gave|given|giving)$/i.test(m[1] ?? '')
        ? undefined
        : `${swap(m[1], /^(?:do|does|did|done|doing)$/i.test(m[1] ?? '') ? 'do' : 'make', 'have')} ${m[2] ?? 'a '}${m[3]}`,
  ),
  phrase(
    'collocation',
    `(${formsOf('get')}) (accident|an accident)(?=[.,!?]|$| (?:on|in|yesterday|last|when|near|at|with|because|and)\\b)`,
    (m) => `${swap(m[1], 'get', 'have')} an accident`,
  ),
  phrase(
    'collocation',
    `(${formsOf('drink', 'eat')}) ((?:my|your|his|her|the|some|this|that|a|two|three|these|any|enough) )?((?:cough |sleeping )?(?:medicine|medicines|medication|pill|pills|tablet|tablets|antibiotics|vitamin|vitamins|paracetamol|aspirin))\\b`,
    (m) => `${swap(m[1], /^(?:d)/i.test(m[1] ?? '') ? 'drink' : 'eat', 'take')} ${m[2] ?? ''}${m[3]}`,
    /eat(?:ing|s)? vitamin/i,
  ),
  phrase(
    'collocation',
    `(${formsOf('drive')}) (a|my|his|her|the|your|our) (motorbike|motorcycle|bicycle|bike|scooter|horse)\\b`,
    (m) => `${swap(m[1], 'drive', 'ride')} ${m[2]} ${m[3]}`,
  ),
  phrase(
    'collocation',
    `(${formsOf('ride')}) (a|my|his|her|the|your|our) (car|truck|van|lorry|pickup)\\b`,
    (m) => `${swap(m[1], 'ride', 'drive')} ${m[2]} ${m[3]}`,
  ),
  phrase('collocation', `(${formsOf('play')}) (gym|yoga|karate|aerobics|pencak silat|taekwondo|gymnastics)\\b`, (m) =>
    /gym$/i.test(m[2] ?? '') ? undefined : `${swap(m[1], 'play', 'do')} ${m[2]}`,
  ),
  phrase(
    'collocation',
    `(${formsOf('play')}) (internet|instagram|facebook|tiktok|handphone|phone|my phone|social media|his phone|her phone|twitter)${END}`,
    (m) =>
      `${swap(m[1], 'play', 'use')} ${/^(?:internet)$/i.test(m[2] ?? '') ? `the ${m[2]}` : /^(?:phone|handphone)$/i.test(m[2] ?? '') ? 'my phone' : m[2]}`,
  ),
  phrase(
    'collocation',
    `(${formsOf('do', 'make')}) (swimming|fishing|camping|hiking|jogging|cycling|running|surfing|diving|skiing)${END}`,
    (m) => `${swap(m[1], /^(?:do|does|did|done|doing)$/i.test(m[1] ?? '') ? 'do' : 'make', 'go')} ${m[2]}`,
    /(?:do|does|did) (?:swimming|running|cycling) (?:and|help|make|improve)/i,
  ),
  phrase(
    'collocation',
    `(${formsOf('say', 'speak', 'talk')}) ((?:me |us |him |them |her )?)(a|an|the|some|many|his|her|my|their|about) ?(lie|lies|truth|story|stories|joke|jokes|secret|secrets)\\b`,
    (m) =>
      /^about$/i.test(m[3] ?? '')
        ? undefined
        : `${swap(m[1], /^sa/i.test(m[1] ?? '') ? 'say' : /^t/i.test(m[1] ?? '') ? 'talk' : 'speak', 'tell')} ${m[2] ?? ''}${m[3]} ${m[4]}`,
  ),
  phrase(
    'say-tell',
    '(say|says|said|saying) (me|him|us|them|her)(?= (?:yes|no|something|nothing|everything|anything|a|the|his|her|my|their|your|if|it|this|one|some)\\b|[.,!?]|$)',
    (m, s) =>
      m[2]?.toLowerCase() === 'her' &&
      /^ (?:name|goodbye|hello|mother|father|brother|sister|friend|husband|parents|boss|teacher)/i.test(
        s.text.slice(m.index + m[0].length),
      )
        ? undefined
        : `${swap(m[1], 'say', 'tell')} ${m[2]}`,
  ),
  phrase(
    'say-tell',
    '(say|says|said|saying) (my|his|her|our|their|your) (mother|father|parents|brother|sister|friend|friends|wife|husband|boss|teacher|manager|neighbour|neighbor|son|daughter|students|colleague) (?=(?:that|about|to|he|she|they|we|i|it)\\b)',
    (m) => `${swap(m[1], 'say', 'tell')} ${m[2]} ${m[3]} `,
  ),
  phrase(
    'say-tell',
    '(tell|tells|told) to ((?:my|his|her|our|their|your|the) (?:mother|father|parents|brother|sister|friend|friends|wife|husband|boss|teacher|manager|neighbour|neighbor|son|daughter|students|colleague|colleagues|class|police|customer|driver|children|kids|doctor))\\b',
    '$1 $2',
  ),
  phrase(
    'collocation',
    '(?:make|made|makes|making) (?:a )?(friend|friends|appointment) to (?=(?:him|her|them|me|you|my|the|a|new)\\b)',
    (m) => m[0].replace(/ to $/i, ' with '),
  ),
  phrase(
    'calque',
    "^(?:hello|hi|hey|sorry|excuse me|so|and)?,? ?who (?:is|'s|are) (your|his|her|their|its) (name|names|job|hobby|hobbies|address|phone number|email|number|age|nickname|full name|favou?rite \\w+)\\b",
    (m) =>
      /favou?rite (?:singer|actor|actress|teacher|player|friend|band|person|author|writer|artist)/i.test(m[2] ?? '')
        ? undefined
        : m[0].replace(
            /who (is|'s|are)/i,
            (_, be: string) =>
              `${/^who/.test(m[0]) ? 'what' : /^W/.test(m[0]) ? 'What' : 'what'} ${be === "'s" ? 'is' : be}`,
          ),
  ),
  phrase(
    'calque',
    '^good night(?=,? (?:sir|madam|ma.am|everyone|everybody|ladies|all|miss|mr|mrs|teacher|guys)?,? ?(?:may|can|could|welcome|how|my name|i am|i.m|i would|i want|what|do you|are you|thank you for coming|let me|today|tonight|we|nice|is|where)\\b)',
    'good evening',
  ),
  phrase(
    'calque',
    '(?:bill|ticket|tickets|card|number|station) of (electricity|water|phone|train|bus|plane|internet|credit|gas|concert|football)\\b',
    (m, s) => {
      const noun = m[0].split(' ')[0] ?? ''
      return /^number$/i.test(noun) && !/^phone$/i.test(m[1] ?? '')
        ? undefined
        : s.text.slice(0, m.index).endsWith('one ')
          ? undefined
          : `${m[1]} ${noun.toLowerCase()}`
    },
  ),
  phrase(
    'used-to',
    '(i|he|she|we|they|you|it|my \\w+|[A-Z]\\w+) (?:was|were|is|am|are) used to (be|live|work|play|go|have|smoke|eat|drink|study|teach|visit|walk|drive|sell|think|love|hate|like|know|ride|stay|come|swim|travel)\\b(?=.*\\b(?:before|when (?:i|he|she|we|they) (?:was|were)|years ago|in the past|as a child|but now|until|in my childhood)\\b)',
    '$1 used to $2',
  ),
  phrase('used-to', '(i|you|he|she|we|they|my \\w+|[A-Z]\\w+|people|there) use to (\\w+)\\b', (m, s) =>
    (/^[a-z]/.test(m[1] ?? '') && !/^(?:i|you|he|she|we|they|my|people|there)\b/.test(m[1] ?? '')) ||
    /\b(?:did|didn't|not|to|can|will|could|what|that|tools?) (?:\\w+ )?$/i.test(s.text.slice(0, m.index)) ||
    /\b(?:did|didn't)\b/i.test(s.text.slice(0, m.index)) ||
    (s.lexicon.kinds(m[2]?.toLowerCase() ?? '').verb < 3 && m[2] !== 'be' && m[2] !== 'have')
      ? undefined
      : `${m[1]} used to ${m[2]}`,
  ),
  phrase('used-to', '(used to) (\\w+ed|was|were|had|went|lived|played|came|ate|drank|worked|did)\\b', (m, s) => {
    const before = /\b(?:am|is|are|was|were|be|been|get|got|getting|'m|'s|'re) $/i.test(s.text.slice(0, m.index))
    const reading = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'past')
    const base = /^(?:was|were)$/i.test(m[2] ?? '')
      ? 'be'
      : /^had$/i.test(m[2] ?? '')
        ? 'have'
        : /^did$/i.test(m[2] ?? '')
          ? 'do'
          : reading?.base
    return before || !base ? undefined : `used to ${base}`
  }),
  phrase(
    'passive-participle',
    `(have|has|had|having|get|gets|got|getting) ((?:my|your|his|her|our|their|the) (?:hair|car|motorbike|motorcycle|phone|laptop|house|shoes|dress|teeth|nails|bike|computer|watch|roof|clothes|room|suit|passport|eyes|photo)) (cut|repair|fix|wash|clean|paint|check|service|replace|change|test|print|sign|renew|pull|whiten|deliver|install)(?=[.,!?]|$| (?:at|in|by|before|every|yesterday|last|tomorrow|next|for|because|and|once)\\b)`,
    (m) => `${m[1]} ${m[2]} ${participleForm(m[3]?.toLowerCase() ?? '')}`,
    /have (?:my|your|the) \w+ (?:check|service|test) (?:on|at)/i,
  ),
  phrase(
    'bare-infinitive',
    "(will|'ll|would|'d|can|could|let me|going to|to|must|should) have (the|my|our|your|a) (bellboy|assistant|secretary|driver|mechanic|staff|boss|son|daughter|brother|sister|waiter|technician|plumber|electrician|students|team|husband|wife|porter|maid|security|cleaner|nurse|doctor|kids|children) to (\\w+)",
    '$1 have $2 $3 $4',
    /have (?:a|the|my) (?:doctor|nurse|team|boss|staff) to (?:thank|see|help|talk|support)/i,
  ),
  phrase(
    'infinitive',
    `(${formsOf('get')}) (him|her|them|me|us|my \\w+|the \\w+) (help|do|clean|come|fix|sign|join|agree|finish|speak|call|go|stop|wash|cook)(?= (?:me|it|the|with|my|to|us|his|her|more|a|this|them|their)\\b)`,
    (m, s) =>
      /\b(?:to|can|will) $/i.test(s.text.slice(0, m.index)) || m.index > 0 ? `${m[1]} ${m[2]} to ${m[3]}` : undefined,
    /get (?:the|my) \w+ (?:help|call|finish|stop|clean|wash) (?:the|with) |get (?:me|us|him|her|them) (?:help|a|some)/i,
  ),
])
