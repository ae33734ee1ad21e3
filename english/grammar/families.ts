import * as aIdioms from './families/a-idioms.ts'
import * as adverbs from './families/adverbs.ts'
import * as beVerb from './families/be-verb.ts'
import * as calqueAge from './families/calque-age.ts'
import * as calqueExplain from './families/calque-explain.ts'
import * as calqueHome from './families/calque-home.ts'
import * as calquePhrases from './families/calque-phrases.ts'
import * as calqueThanks from './families/calque-thanks.ts'
import * as calqueVerbs from './families/calque-verbs.ts'
import * as calqueVeryVerb from './families/calque-very-verb.ts'
import * as comparison from './families/comparison.ts'
import * as complements from './families/complements.ts'
import * as conjunctions from './families/conjunctions.ts'
import * as counts from './families/counts.ts'
import * as definiteNouns from './families/definite-nouns.ts'
import * as degrees from './families/degrees.ts'
import * as doMake from './families/do-make.ts'
import * as gerundComplements from './families/gerund-complements.ts'
import * as gerunds from './families/gerunds.ts'
import * as infinitives from './families/infinitives.ts'
import * as itsTheirs from './families/its-theirs.ts'
import * as joining from './families/joining.ts'
import * as knownThings from './families/known-things.ts'
import * as nearWords from './families/near-words.ts'
import * as negation from './families/negation.ts'
import * as negatives from './families/negatives.ts'
import * as noArticleIdioms from './families/no-article-idioms.ts'
import * as nounPhrases from './families/noun-phrases.ts'
import * as particles from './families/particles.ts'
import * as placePrepositions from './families/place-prepositions.ts'
import * as placeTimePhrases from './families/place-time-phrases.ts'
import * as prepositions from './families/prepositions.ts'
import * as pronounPhrases from './families/pronoun-phrases.ts'
import * as pronouns from './families/pronouns.ts'
import * as quantifiers from './families/quantifiers.ts'
import * as quantities from './families/quantities.ts'
import * as questions from './families/questions.ts'
import * as relatives from './families/relatives.ts'
import * as sayTell from './families/say-tell.ts'
import * as sinceFor from './families/since-for.ts'
import * as soundAlikes from './families/sound-alikes.ts'
import * as tenses from './families/tenses.ts'
import * as theIdioms from './families/the-idioms.ts'
import * as thereIs from './families/there-is.ts'
import * as timePrepositions from './families/time-prepositions.ts'
import * as usedTo from './families/used-to.ts'
import * as verbPairs from './families/verb-pairs.ts'
import * as verbPartners from './families/verb-partners.ts'
import * as watchListen from './families/watch-listen.ts'
import * as whose from './families/whose.ts'
import * as wordClass from './families/word-class.ts'
import * as wordOrder from './families/word-order.ts'
import type { FamilyRule } from './pattern/family.ts'

/** Every export of these files is a family. */
export const families: readonly FamilyRule[] = [
  aIdioms,
  beVerb,
  calqueAge,
  calqueExplain,
  calqueHome,
  calquePhrases,
  calqueThanks,
  calqueVerbs,
  calqueVeryVerb,
  comparison,
  complements,
  doMake,
  gerundComplements,
  gerunds,
  infinitives,
  itsTheirs,
  joining,
  nearWords,
  negation,
  noArticleIdioms,
  nounPhrases,
  placePrepositions,
  placeTimePhrases,
  prepositions,
  pronouns,
  quantities,
  questions,
  relatives,
  sayTell,
  soundAlikes,
  tenses,
  theIdioms,
  thereIs,
  timePrepositions,
  usedTo,
  verbPairs,
  verbPartners,
  watchListen,
  wordClass,
  wordOrder,
  sinceFor,
  particles,
  conjunctions,
  adverbs,
  degrees,
  negatives,
  knownThings,
  definiteNouns,
  whose,
  pronounPhrases,
  counts,
  quantifiers,
].flatMap((file) => Object.values<FamilyRule>(file))
