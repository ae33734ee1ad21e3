import { aIdioms, noArticleIdioms, superlativeIdioms, theIdioms } from './families/articles.ts'
import { beBeforeVerb, beLeftOutPhrases, ingPhrases, participlePhrases, passivePhrases } from './families/be-verb.ts'
import { calqueAge } from './families/calque-age.ts'
import { calqueExplain } from './families/calque-explain.ts'
import { calqueHome } from './families/calque-home.ts'
import { calquePhrases } from './families/calque-phrases.ts'
import { calqueThanks } from './families/calque-thanks.ts'
import { calqueVerbs } from './families/calque-verbs.ts'
import { calqueVeryVerb } from './families/calque-very-verb.ts'
import {
  betterTo,
  gerundComplements,
  infinitiveComplements,
  letsComplements,
  modalComplements,
  otherComplements,
} from './families/complements.ts'
import { doMake } from './families/do-make.ts'
import { gerundAfterPreposition, gerundPhrases } from './families/gerunds.ts'
import { governedAfterAdjective, governedAfterNoun, governedAfterVerb, nothingAfterVerb } from './families/governed.ts'
import { bareInfinitivePhrases, infinitivePhrases } from './families/infinitives.ts'
import { itsTheirs } from './families/its-theirs.ts'
import { nearWords } from './families/near-words.ts'
import {
  adjectivePrepositionPhrases,
  needlessPrepositions,
  nounPrepositionPhrases,
  placePhrases,
  timePhrases,
  verbPrepositions,
} from './families/prepositions.ts'
import { genderedKin, itForThem, nameAndI, ownPronouns, repeatedPronouns, selfPhrases } from './families/pronouns.ts'
import { compoundPhrases, massPhrases, muchPhrases, pluralPhrases, quantityPhrases } from './families/quantities.ts'
import { meaningQuestions, questionPhrases } from './families/questions.ts'
import { relativePhrases } from './families/relatives.ts'
import { sayTell } from './families/say-tell.ts'
import {
  adjectiveBehindNoun,
  apartAgreement,
  asAs,
  betterPhrases,
  hardPhrases,
  haveNot,
  joiningPhrases,
  missingSubjectPhrases,
  modalPhrases,
  neitherPhrases,
  noArticlePhrases,
  ofMyUncle,
  questionArticle,
  soThat,
  superlativePhrases,
  thanPhrases,
  thatShoes,
  theSame,
  wellAndClear,
  wellOrder,
} from './families/small-words.ts'
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
import { existentialPhrases, thereIsPhrases } from './families/there-is.ts'
import { placePrepositions, timePrepositions } from './families/time-place.ts'
import { usedTo } from './families/used-to.ts'
import { verbPairs } from './families/verb-pairs.ts'
import { verbPartners } from './families/verb-partners.ts'
import { watchListen } from './families/watch-listen.ts'
import { wordClassPhrases } from './families/word-class.ts'
import type { FamilyRule } from './pattern/family.ts'

export const families: readonly FamilyRule[] = [
  aIdioms,
  theIdioms,
  superlativeIdioms,
  noArticleIdioms,
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
  gerundComplements,
  infinitiveComplements,
  otherComplements,
  modalComplements,
  letsComplements,
  betterTo,
  doMake,
  gerundPhrases,
  gerundAfterPreposition,
  governedAfterAdjective,
  governedAfterVerb,
  nothingAfterVerb,
  governedAfterNoun,
  infinitivePhrases,
  bareInfinitivePhrases,
  itsTheirs,
  nearWords,
  verbPrepositions,
  needlessPrepositions,
  nounPrepositionPhrases,
  adjectivePrepositionPhrases,
  placePhrases,
  timePhrases,
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
  modalPhrases,
  betterPhrases,
  haveNot,
  neitherPhrases,
  asAs,
  thanPhrases,
  superlativePhrases,
  wellAndClear,
  hardPhrases,
  joiningPhrases,
  soThat,
  missingSubjectPhrases,
  adjectiveBehindNoun,
  theSame,
  noArticlePhrases,
  questionArticle,
  ofMyUncle,
  thatShoes,
  wellOrder,
  apartAgreement,
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
  thereIsPhrases,
  existentialPhrases,
  timePrepositions,
  placePrepositions,
  usedTo,
  verbPairs,
  verbPartners,
  watchListen,
  wordClassPhrases,
]
