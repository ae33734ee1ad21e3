import type { Lessons } from '../../content/id/tutor-lessons.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { nextExercise, practiceOf, waitingFor } from './exercise.ts'
import { remember, talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

export type Topic = keyof Lessons

const TOPICS: [RegExp, Topic, Reason][] = [
  [/since.*for\b|for.*\bsince/i, 'since-for', 'since-for'],
  [/\bmuch\b.*\bmany\b|\bmany\b.*\bmuch\b|\bfew\b.*\blittle\b/i, 'much-many', 'much-many'],
  [/\bsome\b.*\bany\b/i, 'some-any', 'double-negative'],
  [/\bsay\b.*\btell\b|\btell\b.*\bsay\b/i, 'say-tell', 'say-tell'],
  [/past perfect|had been|had had|\bhad \+/i, 'past-perfect', 'perfect-form'],
  [/present perfect|have been|has been|perfect tense|\bperfect\b|been.*gone/i, 'present-perfect', 'perfect-since'],
  [/past continuous|past progressive/i, 'past-continuous', 'ing-be'],
  [/continuous|progressive|verb-?ing|sedang/i, 'present-continuous', 'ing-be'],
  [/simple past|past simple|past tense|\bv2\b|lampau|\bwas\b.*\bwere\b/i, 'past-simple', 'past-time'],
  [/future|going to|\bwill\b/i, 'future', 'modal'],
  [/conditional|if clause|\bif type|pengandaian|\bif\b.*type/i, 'conditional', 'conditional-second'],
  [/reported|indirect|tidak langsung/i, 'reported-speech', 'say-tell'],
  [/passive|pasif/i, 'passive', 'passive-be'],
  [/irregular|tak beraturan|\bv3\b|verb 3|verb 2/i, 'irregular-verbs', 'irregular-past'],
  [/phrasal/i, 'phrasal-verbs', 'preposition-verb'],
  [/gerund|infinitive|to infinitive|enjoy.*(?:to|ing)/i, 'gerund', 'gerund'],
  [
    /comparative|superlative|comparison|perbandingan|\bmore\b.*\bbetter\b|more easier/i,
    'comparison',
    'comparison-double',
  ],
  [/relative|\bwho\b.*\bwhom\b|\bwhich\b.*\bthat\b|adjective clause|noun clause/i, 'relative', 'relative'],
  [/question tag/i, 'question-tags', 'question'],
  [/question|kalimat tanya|pertanyaan/i, 'questions', 'question'],
  [/negati/i, 'negatives', 'negation'],
  [/modal|\bshould\b|\bwould\b|\bcould\b/i, 'modals', 'modal'],
  [/\buncountable\b|\bcountable\b/i, 'countable', 'uncountable'],
  [/plural|jamak/i, 'plurals', 'plural'],
  [
    /\barticles?\b|artikel|\ba\b.{1,20}\ban?\b|\bthe\b.*(?:pakai|pake|use|kapan)|(?:pakai|pake|use|kapan).*\bthe\b(?! )/i,
    'articles',
    'article-a',
  ],
  [
    /preposi|\bin\b.{1,8}\bon\b|\bat\b.{1,8}\bin\b|depend|interested|on monday|in monday/i,
    'prepositions',
    'preposition-time',
  ],
  [/\bdo\b.{1,10}\bdoes\b/i, 'do-does', 'do-base'],
  [/\bhave\b.{1,10}\bhas\b|\bhas\b.{1,10}\bhave\b/i, 'have-has-had', 'third-person'],
  [/\bto be\b|\bis are\b|am is are/i, 'to-be', 'copula'],
  [/subject.verb|agreement|verb s\b|tambah s/i, 'agreement', 'third-person'],
  [/word order|susunan|urutan|struktur|nyusun|menyusun/i, 'word-order', 'adverb-order'],
  [/adverb/i, 'adverbs', 'adverb-form'],
  [/used to/i, 'used-to', 'to-base'],
  [/pronoun|\bi or me\b|\bhe or him\b|kata ganti/i, 'pronouns', 'pronoun-case'],
  [/simple present|present simple|present tense/i, 'present-simple', 'third-person'],
  [/tenses?/i, 'tenses', 'past-time'],
]

/** The topic that a question names, if any. */
export const namedTopic = (lower: string): Topic | undefined => TOPICS.find(([words]) => words.test(lower))?.[1]

/** The grammar reason whose exercises fit a topic. */
export const reasonOfTopic = (topic: string): Reason | undefined => TOPICS.find(([, one]) => one === topic)?.[2]

/** The lessons offered at the end of a lesson. */
const OFFERS: Partial<Record<Topic, string[]>> = {
  tenses: ['lesson present-simple', 'lesson past-simple', 'lesson present-perfect'],
}

/** A short lesson on the topic that is named; null if none is. */
export function teachTopic(turn: Turn): Said | null {
  const topic = namedTopic(turn.lower)
  return topic ? teachLesson(turn, topic) : null
}

/** An explanation, an example and an exercise. */
export function teachLesson(turn: Turn, topic: Topic): Said {
  const { book, memory } = turn
  const lesson = book.lessons[topic]
  const reason = reasonOfTopic(topic)
  const practised = practiceOf(topic, reason)
  const exercise = practised && !OFFERS[topic] ? nextExercise(turn, practised) : null
  return said(
    'grammar',
    [
      lesson.text,
      say(book, 'lesson.example', { example: lesson.example }),
      exercise && say(book, 'lesson.try', { gap: exercise.gap }),
    ],
    {
      facts: remember(memory.facts, `lesson ${topic}`),
      reasons: reason ? remember(memory.reasons, reason) : memory.reasons,
      last: talkedAbout('lesson', topic),
      offered: OFFERS[topic] ?? [],
      ...waitingFor(exercise),
    },
  )
}
