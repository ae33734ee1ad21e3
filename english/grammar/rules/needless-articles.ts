import { phrase, phraseRule } from '../phrase-rule.ts'

const LANGUAGE = '(English|Indonesian|Japanese|Korean|Mandarin|French|German|Spanish|Arabic|Javanese|Chinese)'
const LIKE =
  '(love|loves|loved|like|likes|liked|hate|hates|enjoy|enjoys|prefer|prefers|care about|interested in|afraid of|scared of)'
const GENERAL =
  '(nature|music|animals|cats|dogs|children|kids|art|football|coffee|tea|chocolate|cooking|swimming|reading|shopping|travelling|traveling|books|movies|flowers|spicy food|fast food|seafood|sports|history|fashion|politics|snakes|spiders|ghosts|insects|rats)'
const ENDS = '(?=[.,!?]|$| (?:and|but|because|very much|so much|since|when|every|too|in general)\\b)'

/** Articles, and plurals, that English does without. */
export const needlessArticles = phraseRule('needless-articles', [
  phrase(
    'article-none',
    '(?<!\\b(?:in|over|for|during|of|since|until|is|was|throughout|within|at|on|by|and|to|from|than|about|with) )the (last|next) (week|month|year|night|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|semester)(?=[.!?]|$| (?:because|with|and|in|to|for|at|i|we|he|she|they)\\b)',
    (m, s) =>
      m.index === 0 && !/^,? (?:i|we|he|she|they|my|our|there)\b/i.test(s.text.slice(m[0].length))
        ? undefined
        : `${m[1]} ${m[2]}`,
  ),
  phrase('article-none', 'in (?:the )?nowadays\\b', 'nowadays'),
  phrase('article-none', 'the (yesterday|tomorrow|today)(?=[.,!?]|$| (?:i|we|he|she|they|my|because|and|at)\\b)', '$1'),
  phrase(
    'article-none',
    '(in) the (general|fact|addition|conclusion|detail|love)(?=[.,!?]|$| (?:people|i|we|he|she|they|with|my|to|life|students|women|men|indonesians)\\b)',
    '$1 $2',
    /in the general (?:public|population)|in the love of/i,
  ),
  phrase('article-none', '(for) the (example|instance)(?=,| (?:i|we|my|you|if|when|in|he|she|they)\\b)', '$1 $2'),
  phrase('article-none', '(by) the (accident|mistake|hand|chance)(?=[.,!?]|$)', '$1 $2'),
  phrase(
    'article-none',
    '(good at|bad at|better at|great at|interested in|fond of|tired of|keen on) the (cooking|swimming|dancing|singing|drawing|painting|writing|reading|speaking|teaching|selling|baking|gardening|fishing|cycling|running|sewing|shopping)(?=[.,!?]|$| (?:and|but|because|since|so)\\b)',
    '$1 $2',
  ),
  phrase('article-none', '(at) the (noon|midnight|dawn)\\b', '$1 $2'),
  phrase(
    'article-none',
    `(in|into|to|from) the ${LANGUAGE}(?=[.,!?]|$| (?:and|or|but|because|with|when|to|is|at|for|every)\\b)`,
    '$1 $2',
  ),
  phrase(
    'article-none',
    `(speak|speaks|spoke|speaking|learn|learns|learned|learning|study|studies|studied|studying|teach|teaches|taught|understand|understands|practice|practise|practicing|know|knows|master|use|uses|using) the ${LANGUAGE}(?=[.,!?]|$| (?:\\w+ly|very|well|every|in|at|with|for|because|and|to|from|since|by|but|a lot|better|when)\\b)`,
    '$1 $2',
  ),
  phrase(
    'article-none',
    `^the ${LANGUAGE} (is|are|was) (?=(?:very |so |really |not |also )?(?:important|difficult|easy|hard|an international|the international|my|a|useful|fun|interesting)\\b)`,
    '$1 $2 ',
  ),
  phrase(
    'article-none',
    '(at|in|from|to|of) the ((?:[A-Z]\\w+ ){1,3}University)(?=[.,!?]|$| (?:in|and|as|since|for|because|last|this|which|where|when|to|with|is|after|before|majoring)\\b)',
    (m) => (/^[A-Z]/.test(m[2] ?? '') && !/\bthe [a-z]/.test(m[0]) ? `${m[1]} ${m[2]}` : undefined),
  ),
  phrase('article-none', `${LIKE} the ${GENERAL}${ENDS}`, '$1 $2'),
  phrase('article-none', `${LIKE} (\\w+) and the ${GENERAL}${ENDS}`, '$1 $2 and $3'),
  phrase(
    'article-none',
    '^the (smoking|swimming|cooking|traveling|travelling|shopping|learning|jogging|fishing|drinking|studying|exercising|gambling|cheating|stealing|lying) (is|can|makes|helps) ',
    '$1 $2 ',
  ),
  phrase(
    'article-none',
    '(listen|listens|listening|listened) to the (music|english songs|korean songs|indonesian songs|pop music|k-pop|podcasts)(?=[.,!?]|$| (?:when|while|every|before|after|to|because|and)\\b)',
    '$1 to $2',
  ),
  phrase(
    'article-none',
    '(stay|stayed|stays|was|is|am|are|were|be|eat|ate|work|works|worked|study|sleep|rest|rested|left it) at the home(?! of)\\b',
    '$1 at home',
  ),
  phrase(
    'article-none',
    'an? ((?:(?:very|really|so) )?(?:\\w+ ){1,2})hair(?=[.,!?]|$| (?:and|but|like|because)\\b)',
    (m, s) =>
      /\b(?:have|has|had|with|got|having) $/i.test(s.text.slice(0, m.index)) &&
      !/\b(?:single|lot of|strand of|bit of|piece of|white) $/i.test(m[1] ?? '')
        ? `${m[1]}hair`
        : undefined,
  ),
  phrase(
    'uncountable',
    '(my|your|his|her|our|their|any|some|all|much|the) helps(?=[.,!?]|$| (?:and|to|from|in|with|for|during)\\b)',
    '$1 help',
  ),
  phrase(
    'uncountable',
    '(help|love|advice|guidance|attention|kindness|your) and supports(?=[.,!?]|$| (?:from|to|in|during|for)\\b)',
    '$1 and support',
  ),
  phrase('uncountable', '(your|his|her|their|our) supports(?=[.,!?]|$| (?:and|to|in|during|for)\\b)', '$1 support'),
  phrase(
    'article-none',
    `(love|loves|like|likes|cook|cooks|cooking|eat|eats|eating|watch|watching|listen to|enjoy|try|prefer|prefers|hate) the (${'Korean|Indonesian|Japanese|Chinese|Italian|Indian|Western|Javanese|Padang|Thai|English'}) (food|music|drama|dramas|movies|songs|culture|films|series)(?=[.,!?]|$| (?:and|but|because|very|so|since|especially|every|with)\\b)`,
    '$1 $2 $3',
  ),
  phrase(
    'article-none',
    '(study|studies|studied|studying|learn|learning|teach|teaches|taught|major in|majoring in|interested in) the (economics|mathematics|math|physics|biology|chemistry|law|accounting|engineering|psychology|medicine|politics|business|management|computer science|international relations)(?=[.,!?]|$| (?:at|in|and|because|for|since|when)\\b)',
    '$1 $2',
  ),
  phrase(
    'article-none',
    '(go|goes|went|going|come|comes|came|coming|get|gets|got|getting) to the work(?=[.,!?]|$| (?:late|early|by|every|on|at|with|this|because|and|yesterday|today|tomorrow)\\b)',
    '$1 to work',
  ),
  phrase('article-none', "^the (money) (?=(?:cannot|can't|is not everything|can not|isn't everything)\\b)", '$1 '),
  phrase(
    'article-none',
    `${LIKE} the ((?:cold|hot|rainy|warm|sunny|spicy|sweet|fast|Indonesian) (?:weather|food|season))${ENDS}`,
    '$1 $2',
  ),
  phrase('article-none', '(go|goes|went|going) to the (church|college) (?=(?:every|on|with)\\b)', '$1 to $2 '),
  phrase(
    'uncountable',
    '(a lot of|lots of|much|many|so many|too many) works(?=[.,!?]|$| (?:for|to|today|this|at|in the office|now|tonight)\\b)',
    (m) => (/many$/i.test(m[1] ?? '') ? `${m[1]?.replace(/many$/i, 'much')} work` : `${m[1]} work`),
  ),
  phrase('article-none', 'an? (too (?:much|many)) ', '$1 '),
])
