import { ADJECTIVE_OF, NOUN_OF_ADJECTIVE, NOUN_OF_VERB } from '../../words/word-families.ts'
import { family } from '../pattern/family.ts'

const FOOD =
  '[fish|chicken|rice|banana(s)|noodles|duck|tofu|tempeh|corn|egg(s)|vegetables|potato|potatoes|beef|meat|shrimp]'
const DESCRIBED = `[confidence|independence|patience|importance|difference|intelligence|diligence|excite|interest|bore
  |confuse|disappoint|frustrate|health|danger|poverty|beauty|happiness|sadness|anger|comfort|stress|shock|surprise
  |tire|worry|exhaust|satisfy|annoy|embarrass|frighten]`
const SKILLS: Record<string, string> = {
  speak: 'speaking',
  write: 'writing',
  lead: 'leadership',
  listen: 'listening',
  read: 'reading',
  teach: 'teaching',
  cook: 'cooking',
}

const NOUNS: Record<string, string> = { knowledgeable: 'knowledge', fluent: 'fluency', healthy: 'health' }

export const wordClassPhrases = family('word-class-phrases', {
  reason: 'word-class',
  phase: 'words',
  rules: [
    {
      when: '[the|any|this] inconvenient > [.|that|of|which|you|we|caused|this|because|and|during]',
      say: '$1 inconvenience',
      mends: { 'We are sorry for the inconvenient.': 'We are sorry for the inconvenience.' },
      leaves: ['It came at the most inconvenient time.'],
    },
    {
      when: [
        '[be|become~|become|very|so] < success > [.|in|and|because|at]',
        '[@subject|#noun|#name] [am|is|are|was|were] < success > [.|in|and|because|at]',
        'success > [person|people|man|woman|businessman|student|career]',
      ],
      say: 'successful',
      mends: {
        'I want to be success in my career.': 'I want to be successful in my career.',
        'My sister is success in her career.': 'My sister is successful in her career.',
        'He is a success businessman.': 'He is a successful businessman.',
      },
      leaves: ['The party was a success.'],
    },
    {
      when: ['[@owner|good|bad|mental|physical] < healthy > [.|and|is|because]'],
      say: 'health',
      not: ['be~ @owner healthy'],
      mends: { 'Smoking is bad for your healthy.': 'Smoking is bad for your health.' },
    },
    {
      when: `[very|so|feel~|am|be|become~] ${DESCRIBED} > @over`,
      say: ({ lower, fill }) => fill(`$1 ${ADJECTIVE_OF.get(lower(2)) ?? lower(2)}`),
      not: [
        '[be|am] [interest|comfort|beauty|health|happiness|danger]',
        'feel~ [stress|comfort|anger|sadness|interest|danger] [about|of|from|in]',
      ],
      mends: { 'She is very beauty.': 'She is very beautiful.', 'I feel happiness today.': 'I feel happy today.' },
      leaves: ['I feel confident.'],
    },
    {
      when: [
        `[improve~|increase~|build~|boost~|need~|have~|lose~] [@owner|more|no|enough|much|any] [confident
          |knowledgeable|healthy|fluent] > [.|in|to|and|when|because]`,
        '[have~|lack~] [no|enough|much|any|of|more]? [confident] > [.|in|to|and|when|because]',
      ],
      say: ({ lower, fill }) => fill(`$1 $2 ${NOUN_OF_ADJECTIVE.get(lower(3)) ?? NOUNS[lower(3)]}`),
      mends: { 'I have no confident to speak English.': 'I have no confidence to speak English.' },
    },
    {
      when: `[speak~|talk~] english? [very|more|so]? [fluent|confident|clear|slow|quick|polite] > [.|in|with|to|and
        |please]`,
      say: '$1 $2 $3 $4:adverb',
      mends: {
        'He speaks English fluent.': 'He speaks English fluently.',
        'Can you speak more slow?': 'Can you speak more slowly?',
      },
    },
    {
      when: '[his|her|their|my|its] < dead > [was|made|is|in|because]',
      say: 'death',
      mends: { 'His dead made everyone sad.': 'His death made everyone sad.' },
    },
    {
      when: [
        '[^|,] what [is|are]? the? different > [between|.]',
        '[tell me|know|there is|see|understand|explain] the? different > [between|.]',
      ],
      say: ({ lower, fill }) =>
        fill(
          lower(1) === 'what' || lower(2) === 'what'
            ? 'what is the difference'
            : lower(1) === 'there is'
              ? 'there is a difference'
              : '$1 the difference',
        ),
      mends: { 'What is different between job and work?': 'What is the difference between job and work?' },
    },
    {
      when: `[@owner|good|strong|better|excellent|some] [communicate|present|negotiate|manage|speak|write|lead|listen
        |read|teach|cook] > [skill(s)|ability|abilities]`,
      say: ({ lower, fill }) => fill(`$1 ${SKILLS[lower(2)] ?? NOUN_OF_VERB.get(lower(2)) ?? lower(2)}`),
      mends: { 'I want to improve my speak skill.': 'I want to improve my speaking skill.' },
    },
    {
      when: 'independent day',
      say: 'Independence Day',
      mends: { 'We celebrate independent day in August.': 'We celebrate Independence Day in August.' },
    },
    {
      when: 'make~ [a|so|too|very|any]? noisy > @over',
      say: '$1 noise',
      mends: { 'Please do not make noisy in class.': 'Please do not make noise in class.' },
    },
    {
      when: `[@owner|'s] < cook > [is|was|tastes|tasted] [always|the|so|very|really]? [delicious|tasty|yummy|best|good
        |amazing|great]`,
      say: 'cooking',
      mends: {
        'Her cook is always delicious.': 'Her cooking is always delicious.',
      },
    },
    {
      when: '[feel~|am|is|was|were|so|very] shame > .',
      say: '$1 ashamed',
      mends: { 'I got a bad mark, so I feel shame.': 'I got a bad mark, so I feel ashamed.' },
    },
    {
      when: '[the|our|local|global|world|their] < [economic|economical] > [of|in|is|was|will|has|grows|became|.]',
      say: 'economy',
      mends: { 'The economic of Indonesia is growing.': 'The economy of Indonesia is growing.' },
    },
    {
      when: '@owner [#past] > .',
      say: '$1 $2~base',
      where: ({ token }) => {
        const { kinds, verbs } = token(2)?.readings ?? { kinds: { adj: 9, noun: 9 }, verbs: [] }
        return (
          kinds.adj === 0 &&
          kinds.noun === 0 &&
          verbs.some(({ base }) => /^(?:reply|visit|support|help|call|order|request|answer|attempt|offer)$/.test(base))
        )
      },
      mends: { "I can't wait for your replied.": "I can't wait for your reply." },
    },
    {
      when: ['[be~|feel~|still|so|very] trauma [with|to|of|about|by]'],
      say: '$1 traumatized by',
      mends: { 'I am trauma with dogs.': 'I am traumatized by dogs.' },
    },
    {
      when: '[be~|feel~|still|so|very] trauma > .',
      say: '$1 traumatized',
      mends: { 'He is still trauma.': 'He is still traumatized.' },
    },
    {
      when: '[be~] [very|so|really]? thanks > [for|to|that]',
      say: '$1 $2 thankful',
      mends: { 'I am very thanks for your help.': 'I am very thankful for your help.' },
    },
    {
      when: '[give|gives|gave|do|did] [a|an|some]? complain > [to|about]',
      say: 'complain~1',
      mends: { 'I will give complain to the manager.': 'I will complain to the manager.' },
    },
    {
      when: ', < include > [@opener|all]',
      say: 'including',
      mends: {
        'Five students won prizes, include a boy from my village.':
          'Five students won prizes, including a boy from my village.',
      },
    },
    {
      when: `[eat~|order~|like~|love~|buy~|with|sell~|some|delicious|of] < [grill|fry|roast|boil|steam|bake|smoke]
        > ${FOOD}`,
      say: '$2~participle',
      mends: { 'We ate grill fish with sambal.': 'We ate grilled fish with sambal.' },
    },
    {
      when: `[in|at|like~|study~|learn~|teach~|about|of|love~] [mathematic|physic|economic|politic|gymnastic] > [.|and
        |at|because|is|or]`,
      say: '$1 $2s',
      mends: { 'She teaches physic.': 'She teaches physics.' },
    },
  ],
})
