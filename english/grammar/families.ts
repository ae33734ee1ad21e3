import { aIdioms } from './families/a-idioms.ts'
import { adverbPhrases, everyDay, hardOrHardly } from './families/adverbs.ts'
import { governedAfterVerb, nothingAfterVerb } from './families/after-verbs.ts'
import { beBeforeVerb, beLeftOutPhrases, ingPhrases, participlePhrases, passivePhrases } from './families/be-verb.ts'
import { calqueAge } from './families/calque-age.ts'
import { calqueExplain } from './families/calque-explain.ts'
import { calqueHome } from './families/calque-home.ts'
import { calquePhrases } from './families/calque-phrases.ts'
import { calqueThanks } from './families/calque-thanks.ts'
import { calqueVerbs } from './families/calque-verbs.ts'
import { calqueVeryVerb } from './families/calque-very-verb.ts'
import { asAs, hardPhrases, superlativePhrases, thanPhrases, wellAndClear } from './families/comparison.ts'
import {
  betterTo,
  infinitiveComplements,
  letsComplements,
  modalComplements,
  otherComplements,
} from './families/complements.ts'
import {
  becauseSo,
  conjunctions,
  evenThough,
  oneConjunction,
  soAn,
  tooThat,
  whenRelative,
} from './families/conjunctions.ts'
import {
  amountAgreement,
  consistsOf,
  hereAre,
  massCounts,
  pluralCounts,
  quantifiers,
  shopOfThings,
  teeth,
} from './families/counts.ts'
import { asMuchAs, goodBetterBest, oneDegree, thanOrThen, tooOrVery } from './families/degrees.ts'
import { doMake } from './families/do-make.ts'
import { gerundComplements } from './families/gerund-complements.ts'
import { gerundAfterPreposition, gerundPhrases } from './families/gerunds.ts'
import { governedAfterAdjective, governedAfterNoun } from './families/governed.ts'
import { bareInfinitivePhrases, infinitivePhrases } from './families/infinitives.ts'
import { itsTheirs } from './families/its-theirs.ts'
import { joiningPhrases, missingSubjectPhrases, soThat } from './families/joining.ts'
import { knownThings, noKnownThings } from './families/known-things.ts'
import { nearWords } from './families/near-words.ts'
import { betterPhrases, haveNot, modalPhrases, neitherPhrases } from './families/negation.ts'
import { anyPhrases, eitherNotToo, negationPhrases, twiceNegative } from './families/negatives.ts'
import { noArticleIdioms } from './families/no-article-idioms.ts'
import {
  adjectiveBehindNoun,
  apartAgreement,
  noArticlePhrases,
  ofMyUncle,
  questionArticle,
  thatShoes,
  theSame,
  wellOrder,
} from './families/noun-phrases.ts'
import { particles } from './families/particles.ts'
import { placePrepositions } from './families/place-prepositions.ts'
import { placePhrases, timePhrases } from './families/place-time-phrases.ts'
import {
  adjectivePrepositionPhrases,
  needlessPrepositions,
  nounPrepositionPhrases,
  verbPrepositions,
} from './families/prepositions.ts'
import { andI, caseOfPair, repeatedBehindComma, selves } from './families/pronoun-phrases.ts'
import { genderedKin, itForThem, nameAndI, ownPronouns, repeatedPronouns, selfPhrases } from './families/pronouns.ts'
import { compoundPhrases, massPhrases, muchPhrases, pluralPhrases, quantityPhrases } from './families/quantities.ts'
import { meaningQuestions, questionPhrases } from './families/questions.ts'
import { relativePhrases } from './families/relatives.ts'
import { sayTell } from './families/say-tell.ts'
import { sinceOrFor } from './families/since-for.ts'
import { soundAlikes } from './families/sound-alikes.ts'
import {
  alreadyPhrases,
  notYet,
  onceNotEver,
  pastPerfectPhrases,
  pastPhrases,
  perfectPhrases,
  questionPerfect,
  sinceForPhrases,
  sincePhrases,
} from './families/tenses.ts'
import { superlativeIdioms, theIdioms } from './families/the-idioms.ts'
import { existentialPhrases, itLeftOut, thereIsPhrases, thereLacksBe } from './families/there-is.ts'
import { timePrepositions } from './families/time-prepositions.ts'
import { usedTo } from './families/used-to.ts'
import { verbPairs } from './families/verb-pairs.ts'
import { verbPartners } from './families/verb-partners.ts'
import { watchListen } from './families/watch-listen.ts'
import { owned, owners } from './families/whose.ts'
import { wordClassPhrases } from './families/word-class.ts'
import { adjectiveBehind, enoughBehind, timeBehind } from './families/word-order.ts'
import type { FamilyRule } from './pattern/family.ts'

export const families: readonly FamilyRule[] = [
  aIdioms,
  governedAfterVerb,
  nothingAfterVerb,
  beBeforeVerb,
  beLeftOutPhrases,
  ingPhrases,
  passivePhrases,
  participlePhrases,
  calqueAge,
  calqueExplain,
  calqueHome,
  calquePhrases,
  calqueThanks,
  calqueVerbs,
  calqueVeryVerb,
  asAs,
  thanPhrases,
  superlativePhrases,
  wellAndClear,
  hardPhrases,
  infinitiveComplements,
  otherComplements,
  modalComplements,
  letsComplements,
  betterTo,
  doMake,
  gerundComplements,
  gerundPhrases,
  gerundAfterPreposition,
  governedAfterAdjective,
  governedAfterNoun,
  infinitivePhrases,
  bareInfinitivePhrases,
  itsTheirs,
  joiningPhrases,
  soThat,
  missingSubjectPhrases,
  nearWords,
  modalPhrases,
  betterPhrases,
  haveNot,
  neitherPhrases,
  noArticleIdioms,
  adjectiveBehindNoun,
  theSame,
  noArticlePhrases,
  questionArticle,
  ofMyUncle,
  thatShoes,
  wellOrder,
  apartAgreement,
  placePrepositions,
  placePhrases,
  timePhrases,
  verbPrepositions,
  needlessPrepositions,
  nounPrepositionPhrases,
  adjectivePrepositionPhrases,
  itForThem,
  ownPronouns,
  genderedKin,
  selfPhrases,
  nameAndI,
  repeatedPronouns,
  quantityPhrases,
  muchPhrases,
  pluralPhrases,
  massPhrases,
  compoundPhrases,
  questionPhrases,
  meaningQuestions,
  relativePhrases,
  sayTell,
  soundAlikes,
  perfectPhrases,
  alreadyPhrases,
  questionPerfect,
  sincePhrases,
  sinceForPhrases,
  pastPhrases,
  pastPerfectPhrases,
  onceNotEver,
  notYet,
  theIdioms,
  superlativeIdioms,
  thereIsPhrases,
  existentialPhrases,
  timePrepositions,
  usedTo,
  verbPairs,
  verbPartners,
  watchListen,
  wordClassPhrases,
  adjectiveBehind,
  enoughBehind,
  timeBehind,
  sinceOrFor,
  particles,
  becauseSo,
  conjunctions,
  evenThough,
  oneConjunction,
  soAn,
  tooThat,
  whenRelative,
  adverbPhrases,
  everyDay,
  hardOrHardly,
  asMuchAs,
  goodBetterBest,
  oneDegree,
  thanOrThen,
  tooOrVery,
  anyPhrases,
  eitherNotToo,
  negationPhrases,
  twiceNegative,
  knownThings,
  noKnownThings,
  owned,
  owners,
  andI,
  caseOfPair,
  repeatedBehindComma,
  selves,
  amountAgreement,
  consistsOf,
  hereAre,
  massCounts,
  pluralCounts,
  quantifiers,
  shopOfThings,
  teeth,
  itLeftOut,
  thereLacksBe,
]
