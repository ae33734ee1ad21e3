import { beforeNoun } from './government/before-noun.ts'
import { government } from './government/government.ts'
import { nounPhraseRules } from './noun-phrases/article-choice.ts'
import { learntArticles } from './noun-phrases/learnt-articles.ts'
import { phrases } from './phrases.ts'
import { adjectiveInfinitive } from './rules/adjective-infinitive.ts'
import { adjectiveOrder } from './rules/adjective-order.ts'
import { adjectivePlace } from './rules/adjective-place.ts'
import { adverbSlots } from './rules/adverb-slots.ts'
import { adverbForm } from './rules/adverbs.ts'
import { afterTo } from './rules/after-to.ts'
import { aOrAn, superlativeThe } from './rules/articles.ts'
import { bareInfinitive } from './rules/bare-infinitive.ts'
import { missingBe } from './rules/be.ts'
import { beLeftOut } from './rules/be-left-out.ts'
import { capitals } from './rules/capitals.ts'
import { commaSplice } from './rules/comma-splice.ts'
import { degrees } from './rules/comparison.ts'
import { verbPatterns } from './rules/complements.ts'
import { conditionals } from './rules/conditionals.ts'
import { describedBehind } from './rules/described-behind.ts'
import { determiners } from './rules/determiners.ts'
import { embeddedQuestions } from './rules/embedded-questions.ts'
import { feelings } from './rules/feelings.ts'
import { futureTime } from './rules/future.ts'
import { gender } from './rules/gender.ts'
import { articleInGeneral } from './rules/generic-articles.ts'
import { pluralComplement, pluralInGeneral, pluralSubject } from './rules/generic-plurals.ts'
import { gerundSubjects } from './rules/gerund-subjects.ts'
import { participleWithoutHave } from './rules/intransitive.ts'
import { singularIrregular, wrongPlurals } from './rules/irregular-plurals.ts'
import { itsYourTheir } from './rules/its-your-their.ts'
import { joinedForms } from './rules/joined-forms.ts'
import { linkingWords } from './rules/linking-words.ts'
import { missingObject } from './rules/missing-object.ts'
import { missingSubject } from './rules/missing-subject.ts'
import { doubleNegative, negationWithoutDo } from './rules/negation.ts'
import { nounForAdjective } from './rules/noun-for-adjective.ts'
import { pluralAfterNumber, pluralAfterQuantity } from './rules/nouns.ts'
import { numberAgreement } from './rules/number-agreement.ts'
import { ownerPronouns } from './rules/owners.ts'
import { parallelForms } from './rules/parallel-forms.ts'
import { perfectForDuration } from './rules/perfect.ts'
import { perfectQuestions } from './rules/perfect-questions.ts'
import { pluralIt } from './rules/plural-it.ts'
import { possessives } from './rules/possessives.ts'
import { afterPreposition, prepositionTo } from './rules/preposition-gerund.ts'
import { ingWithoutBe, stativeVerbs } from './rules/progressive.ts'
import { pronounForms } from './rules/pronoun-forms.ts'
import { pronounCase, repeatedSubject } from './rules/pronouns.ts'
import { purposeInfinitive } from './rules/purpose-infinitive.ts'
import { questionTags } from './rules/question-tags.ts'
import { relativeClauses } from './rules/relative-clauses.ts'
import { relativeLinks } from './rules/relative-links.ts'
import { relatives } from './rules/relative-pronouns.ts'
import { reportedSpeech } from './rules/reported-speech.ts'
import { atThisMoment } from './rules/right-now.ts'
import { spelling } from './rules/spelling.ts'
import { thereIs } from './rules/there-is.ts'
import { muchMany, uncountables } from './rules/uncountables.ts'
import { usualWords } from './rules/usual-words.ts'
import { irregularPast } from './rules/verb-forms.ts'
import { verbSlots } from './rules/verb-slots.ts'
import { whQuestions } from './rules/wh-questions.ts'
import { wordClass } from './rules/word-class.ts'
import { adverbBeforeBe, adverbPlace } from './rules/word-order.ts'
import { yesNoQuestions } from './rules/yes-no-questions.ts'
import { PHASES, type Phase, type Rule } from './sentence.ts'
import { afterBe } from './verbs/after-be.ts'
import { afterHelper } from './verbs/after-helper.ts'
import { agreement } from './verbs/agreement.ts'
import { earlier } from './verbs/earlier.ts'
import { participleAlone } from './verbs/participle-alone.ts'
import { sudden, tense } from './verbs/tense.ts'

/** Those that are not records yet; the order inside a phase matters to some. */
const others: Record<Phase, readonly Rule[]> = {
  spelling: [spelling, capitals],
  words: [irregularPast, wrongPlurals, wordClass, pronounCase, itsYourTheir, adverbSlots],
  phrases: [gerundSubjects, verbSlots],
  clauses: [
    linkingWords,
    commaSplice,
    ownerPronouns,
    possessives,
    pronounForms,
    repeatedSubject,
    relatives,
    relativeClauses,
    relativeLinks,
    gender,
    reportedSpeech,
    negationWithoutDo,
  ],
  complements: [prepositionTo],
  nouns: [
    determiners,
    uncountables,
    muchMany,
    pluralAfterNumber,
    pluralAfterQuantity,
    pluralSubject,
    numberAgreement,
    singularIrregular,
    pluralIt,
    degrees,
    feelings,
    nounForAdjective,
  ],
  prepositions: [government, beforeNoun],
  verbs: [
    afterHelper,
    afterTo,
    bareInfinitive,
    verbPatterns,
    adjectiveInfinitive,
    purposeInfinitive,
    afterPreposition,
    usualWords,
  ],
  questions: [embeddedQuestions, questionTags, whQuestions, yesNoQuestions],
  tenses: [
    missingSubject,
    missingObject,
    earlier,
    sudden,
    tense,
    beLeftOut,
    participleWithoutHave,
    afterBe,
    stativeVerbs,
    participleAlone,
    ingWithoutBe,
    missingBe,
    perfectQuestions,
    futureTime,
    atThisMoment,
    perfectForDuration,
    conditionals,
  ],
  agreement: [thereIs, agreement, joinedForms, parallelForms],
  order: [doubleNegative, adverbForm, adverbPlace, adverbBeforeBe, adjectivePlace, describedBehind, adjectiveOrder],
  articles: [
    pluralComplement,
    pluralInGeneral,
    articleInGeneral,
    ...nounPhraseRules,
    superlativeThe,
    learntArticles,
    aOrAn,
  ],
}

/** Phase by phase: words before phrases, phrases before what needs the whole sentence. */
export const rules: readonly Rule[] = PHASES.flatMap((phase) => [
  ...phrases.filter((rule) => rule.phase === phase),
  ...others[phase],
])
