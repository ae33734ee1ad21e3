import type { RuleExamples } from './rule-examples.ts'

/** For the rules on what verbs and adjectives take after them, questions, clauses and the order of words. */
export const patterns: RuleExamples = {
  'adjective-infinitive': {
    mends: [
      ['It is dangerous drive at night.', 'It is dangerous to drive at night.'],
      ['Will you be able come on Friday?', 'Will you be able to come on Friday?'],
    ],
    leaves: ['It is hard work.', 'The food is good here.', 'She is happy now.'],
  },
  'existential-have': {
    mends: [
      ['In my town have a big market.', 'In my town there is a big market.'],
      ['In Bali has many temples.', 'There are many temples in Bali.'],
      ["In this hotel don't have a swimming pool.", "In this hotel there isn't a swimming pool."],
    ],
    leaves: ['In my town we have a big market.'],
  },
  'relative-clauses': {
    mends: [
      ['She is the singer who her songs I like.', 'She is the singer whose songs I like.'],
      ['I have a friend who his father is a judge.', 'I have a friend whose father is a judge.'],
      ['I know a woman sells cakes.', 'I know a woman who sells cakes.'],
    ],
    leaves: [
      'The house which has a red roof belongs to my aunt.',
      'The man who she helped is my uncle.',
      'I know a good place to eat.',
    ],
  },
  'gerund-subject': {
    mends: [
      ['Learn English is not difficult.', 'Learning English is not difficult.'],
      ['I think eat at home saves a lot of money.', 'I think eating at home saves a lot of money.'],
      ['Her hobbies are cook and sew.', 'Her hobbies are cooking and sewing.'],
    ],
    leaves: [
      'Check what is wrong.',
      'Study is important.',
      'Read the next page.',
      'Clean water is vital.',
      'Make sure the door is locked.',
      'Travel broadens the mind.',
    ],
  },
  'missing-subject': {
    mends: [
      ['I like it because is cheap.', 'I like it because it is cheap.'],
      ['Is very hard to find clean water here.', 'It is very hard to find clean water here.'],
      ['In Japan is rude to eat on the street.', 'In Japan it is rude to eat on the street.'],
      ['I did not buy the bag because too expensive.', 'I did not buy the bag because it was too expensive.'],
    ],
    leaves: ['What I think is true.', 'The room is small but is clean.'],
  },
  relative: {
    mends: [
      ['My colleague which sits there is nice.', 'My colleague who sits there is nice.'],
      ['The man which called is my uncle.', 'The man who called is my uncle.'],
    ],
    leaves: [
      'There is a girl in my class who sings well.',
      'The book which I bought is good.',
      'I asked the man which bus to take.'.replace('man which', 'driver about which'),
    ],
  },
  'question-phrases': {
    mends: [
      ['This your first time in Bali?', 'Is this your first time in Bali?'],
      ['Is correct, Miss?', 'Is it correct, Miss?'],
      ['There any discount for students?', 'Is there any discount for students?'],
      ['Which one cheaper?', 'Which one is cheaper?'],
      ['What the difference between them?', 'What is the difference between them?'],
      ['When will start the class?', 'When will the class start?'],
      ['Does the course available for kids?', 'Is the course available for kids?'],
      ['Do you can help me?', 'Can you help me?'],
    ],
    leaves: ['Do you know him?'],
  },
  'bare-infinitive': {
    mends: [
      ['The teacher makes the students to read.', 'The teacher makes the students read.'],
      ['She made me crying.', 'She made me cry.'],
      ["Let's going.", "Let's go."],
      ['He made me to cry.', 'He made me cry.'],
    ],
    leaves: ['My job makes me stressed every day.', 'Let me know.', 'He made a cake to eat.'],
  },
  'verb-patterns': {
    mends: [
      ['He asked me signing the form.', 'He asked me to sign the form.'],
      ['I need charge my phone.', 'I need to charge my phone.'],
      ['I enjoy to read.', 'I enjoy reading.'],
      ['I want learn English.', 'I want to learn English.'],
    ],
    leaves: ['I want water.', 'I need help.', 'I like work.'],
  },
  'preposition-gerund': {
    mends: [['He left without say goodbye.', 'He left without saying goodbye.']],
    leaves: ['Please confirm by email.', 'We had hours of sleep.'],
  },
  'embedded-question': {
    mends: [
      [
        'I want to know whether is it possible to change the date.',
        'I want to know whether it is possible to change the date.',
      ],
      ["I don't know where is he.", "I don't know where he is."],
    ],
    leaves: ['Where is he?', 'I know who is there.'],
  },
  'question-order': {
    mends: [
      ['I miss you so much, when you will come back?', 'I miss you so much, when will you come back?'],
      ['How much it cost per month?', 'How much does it cost per month?'],
      ['How old your brother?', 'How old is your brother?'],
      ['What time the meeting tomorrow?', 'What time is the meeting tomorrow?'],
      ['Where you live?', 'Where do you live?'],
      ['Why she is crying?', 'Why is she crying?'],
    ],
    leaves: ['Which country would you like to visit?', 'Who lives here?'],
  },
  'question-yes-no': {
    mends: [['You like durian?', 'Do you like durian?']],
    leaves: ['Do you like durian?', 'My phone is dead, so can I borrow yours?'],
  },
  'there-is': {
    mends: [['There is many people here.', 'There are many people here.']],
    leaves: ['There are twenty-six of us.', 'There is a lot of rice.'],
  },
  'adverb-place': {
    mends: [
      ['I like very much this song.', 'I like this song very much.'],
      ['I every morning walk to work.', 'Every morning I walk to work.'],
      ['She read carefully the contract.', 'She read the contract carefully.'],
    ],
    leaves: ['I slept well last night.', 'He talks so fast that I get lost.'],
  },
  'frequency-order': { mends: [['She never is late.', 'She is never late.']], leaves: ['She is never late.'] },
  'adjective-place': {
    mends: [
      ['Jakarta is a city crowded.', 'Jakarta is a crowded city.'],
      ['We stayed in a hotel small near the station.', 'We stayed in a small hotel near the station.'],
      ['It was a day beautiful.', 'It was a beautiful day.'],
      ['She bought a dress red.', 'She bought a red dress.'],
    ],
    leaves: ['They painted the door red.', 'He is a man full of ideas.'],
  },
  'adjective-ranks': {
    mends: [
      ['I have a wooden big table.', 'I have a big wooden table.'],
      ['He bought a black new motorcycle.', 'He bought a new black motorcycle.'],
    ],
    leaves: ['She has big beautiful eyes.', 'It is a small red box.'],
  },
  'wanted-infinitive': {
    mends: [
      ['I would like inviting you.', 'I would like to invite you.'],
      ["It's easy for me learning new words.", "It's easy for me to learn new words."],
      ['She told me to not worry.', 'She told me not to worry.'],
      ["I'd rather to take the train.", "I'd rather take the train."],
      ['He can sing and plays the guitar.', 'He can sing and play the guitar.'],
      ['I prefer stay at home than go out.', 'I prefer staying at home to going out.'],
    ],
    leaves: [
      'I would like training for my team.',
      'I prefer to walk rather than drive.',
      'He can cook and his wife plays the piano.',
    ],
  },
  'preposition-to': {
    mends: [['She is good at to draw cartoons.', 'She is good at drawing cartoons.']],
    leaves: ['He is about to leave.', 'He went on to become a doctor.'],
  },
}
