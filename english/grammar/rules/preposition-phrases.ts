import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

const TOOL =
  '(?:knife|pen|pencil|hammer|spoon|fork|brush|stick|key|towel|cloth|rope|stone|broom|needle|screwdriver|chopsticks|scissors|marker)'
const DONE_BY =
  'written|directed|composed|sung|painted|designed|created|produced|invented|founded|discovered|influenced|caused|affected|inspired|supported|owned|bitten|hit|attacked|chased|loved|organized|organised|led|managed|built|cooked|repaired|signed|published|known'

/** Prepositions in fixed company. */
export const prepositionPhrases = phraseRule('preposition-phrases', [
  phrase('preposition-none', '(look|looks|looked|looking) like with (?=\\w)', '$1 like '),
  phrase(
    'preposition-verb',
    `(${formsOf('graduate')}) (?:at|in|on|of) (?=(?:the )?(?:university|college|[A-Z]\\w+ (?:[A-Z]\\w+ )?university|UGM|ITB|UI\\b|IPB|vocational|senior|high school|junior)\\b)`,
    '$1 from ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('search')}) (?=(?:a|an|some|my|new|another|cheap) (?:[\\w-]+ ){0,2}?(?:job|work|information|apartment|partner|answer|employee|house|room|recipe|hotel|ticket|tickets|idea|ideas|book)\\b|information\\b|jobs?\\b)`,
    '$1 for ',
  ),
  phrase('preposition-none', '(talk|talks|talked|talking|discuss|discussed|speak|speaking) about with ', '$1 with '),
  phrase('preposition-verb', '(was|were|is|are|been|be) (caused|affected|influenced) from (?=\\w)', '$1 $2 by '),
  phrase(
    'preposition-verb',
    `(was|were|is|are|been|be) (${DONE_BY}) from (?=(?:[A-Z]\\w+|a (?:dog|snake|car|truck|motorbike|famous|man|woman|girl|boy|group|company|bus|thief)|my|his|her|our|their|many people|someone|the (?:government|company|school|teacher|students|police|flood|rain))\\b)`,
    (m, s) =>
      (/^(?:known|signed|built)$/i.test(m[2] ?? '') && /with $/i.test(m[0])) ||
      /^(?:my|his|her|our|their) (?:heart|own|hands?|friends|family)/i.test(s.text.slice(m.index + m[0].length)) ||
      (/^[a-z]/.test(s.text.slice(m.index + m[0].length)) === false &&
        /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday)/.test(
          s.text.slice(m.index + m[0].length),
        ))
        ? undefined
        : `${m[1]} ${m[2]} by `,
  ),
  phrase(
    'preposition-place',
    '(?:with|by|on the|using) (?:my |a )?(?:foot|feet)(?=[.,!?]|$| (?:because|to|every|and)\\b)',
    'on foot',
    /(?:kick|kicked|with (?:my|his|her) (?:left|right|bare))/i,
  ),
  phrase(
    'preposition-noun',
    `by (?=(?:a|an|the|my|his|her|your)? ?(?:sharp |small |big |blue |red |new )?${TOOL}\\b)`,
    (m, s) =>
      /\b(?:cut|cuts|write|wrote|written|eat|eats|ate|open|opened|hit|clean|cleaned|tied|draw|drew|fix|fixed|kill|killed|paint|painted|sign|signed|stir)\b/i.test(
        s.text.slice(0, m.index),
      )
        ? 'with '
        : undefined,
  ),
  phrase(
    'preposition-noun',
    '(effects?|impacts?|consequences?|causes?) from (?=(?:the|this|that|social|smoking|global|using|pollution|technology|covid|stress|lack|drugs|climate|my|our|their)\\b)',
    '$1 of ',
  ),
  phrase(
    'preposition-noun',
    '(demand|request|need|desire|reason) of (?=(?:masks|workers|food|water|energy|rice|oil|houses|products|goods|more|better|help|new|\\w+s)\\b)',
    (m, s) => (/\b(?:in|on|at the) (?:\w+ )?$/i.test(s.text.slice(0, m.index)) ? undefined : `${m[1]} for `),
    /in need of/i,
  ),
  phrase(
    'preposition-time',
    'between (\\d[\\d:.]*(?: ?[ap]\\.?m\\.?)?|\\w+day|january|february|march|april|may|june|july|august|september|october|november|december) (?:until|till|to|-) (?=\\w)',
    'between $1 and ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('take')}) care (?:with |to |for |about )?(?=(?:my|your|his|her|our|their|the|me|him|us|them|it|a|an|this|these|children|patients|people|themselves|yourself|myself)\\b)`,
    '$1 care of ',
  ),
  phrase('preposition-adjective', '(fed up|bored stiff) (?:of|to|at|about) (?=\\w)', '$1 with '),
  phrase('preposition-time', 'during (?:in|at|on) (?=\\w)', 'during '),
  phrase(
    'preposition-adjective',
    '(strict|gentle|honest|generous|friendly|cruel|patient|angry|frank|careless) to (?=(?:me|him|us|them|my|his|our|their|your|the students|her|customers|students|children)\\b)',
    (m) => (/^(?:friendly|cruel|generous)$/i.test(m[1] ?? '') ? undefined : `${m[1]} with `),
  ),
  phrase(
    'preposition-adjective',
    '(ready|late|prepared|qualified|suitable|responsible) to (?=(?:the|my|your|his|her|our|their|this|that|any|all) (?:\\w+ )?(?:exam|test|interview|meeting|trip|party|class|school|work|job|position|war|wedding|presentation|change|challenge|result|accident|project|children|family|appointment|flight|lesson)\\b)',
    (m, s) =>
      /^late$/i.test(m[1] ?? '') && /\b(?:too|come|came|comes|coming|go|went) $/i.test(s.text.slice(0, m.index))
        ? undefined
        : `${m[1]} for `,
  ),
  phrase(
    'preposition-adjective',
    '(talented|gifted|expert|fluent|weak|skillful|skilful) (?:on|about|with) (?=\\w)',
    (m) => `${m[1]} in `,
    /fluent with|weak with|expert on|expert with|weak on/i,
  ),
])
