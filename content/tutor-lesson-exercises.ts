import type { Lessons } from './id/tutor-lessons.ts'
import { type Exercise, exercise } from './tutor-exercises.ts'

/** For lessons that match no reason of a correction; the other lessons use the exercises of their reason. */
export const lessonExercises: Partial<Record<keyof Lessons, readonly Exercise[]>> = {
  'future': [
    exercise('Look at those clouds! It ___ (rain).', 'is going to rain', "'s going to rain", "it's going to rain"),
    exercise('The phone is ringing. I ___ (answer) it!', 'will answer', "'ll answer", "i'll answer"),
    exercise(
      'We have the tickets: we ___ (fly) to Medan in May.',
      'are going to fly',
      "'re going to fly",
      'are flying',
      "we're going to fly",
    ),
  ],
  'past-perfect': [
    exercise('The train ___ (leave) before we arrived.', 'had left', "'d left"),
    exercise('She was sad because she ___ (lose) her phone.', 'had lost', "'d lost"),
    exercise('When I got home, they had already ___ (eat).', 'eaten'),
  ],
  'past-continuous': [
    exercise('I ___ (sleep) when you called.', 'was sleeping'),
    exercise('They ___ (watch) TV at eight last night.', 'were watching'),
  ],
  'used-to': [
    exercise('When I was a child, I used to ___ (play) in the river.', 'play'),
    exercise('She ___ (live, with “used to”) in Solo, but now she lives in Bali.', 'used to live'),
    exercise('I work at night, so I am used to ___ (sleep) in the day.', 'sleeping'),
  ],
  'phrasal-verbs': [
    exercise("It's dark. Please turn ___ the light.", 'on'),
    exercise("Keep trying, don't give ___!", 'up'),
    exercise('My aunt looks ___ the baby when I am at work.', 'after'),
  ],
  'question-tags': [
    exercise('You are tired, ___ you?', "aren't", "aren't you"),
    exercise("She can't swim, ___ she?", 'can', 'can she'),
    exercise('They live here, ___ they?', "don't", "don't they"),
  ],
  'do-does': [
    exercise('___ your brother work here? (do/does)', 'does'),
    exercise('We ___ not have a car. (do/does)', 'do'),
  ],
  'have-has-had': [
    exercise('My sister ___ (have/has) two cats.', 'has'),
    exercise('We ___ (have/had) a small house ten years ago.', 'had'),
    exercise('I ___ (have/has) a question.', 'have'),
  ],
  'reported-speech': [
    exercise('“I am tired.” He said that he ___ tired.', 'was'),
    exercise('“I will call you.” She said she ___ call me.', 'would'),
  ],
  'some-any': [
    exercise('There is ___ milk in the fridge. (some/any)', 'some'),
    exercise("I don't have ___ questions. (some/any)", 'any'),
    exercise('Would you like ___ tea? (some/any)', 'some'),
  ],
}
