import type { RuleExamples } from './rule-examples.ts'

/** For the rules on how clauses hang together and what they must hold. */
export const clauses: RuleExamples = {
  'missing-object': {
    mends: [
      ['I tried durian and I liked very much.', 'I tried durian and I liked it very much.'],
      ['The shoes were cheap, so I bought.', 'The shoes were cheap, so I bought them.'],
      ['My wife hates when I am late.', 'My wife hates it when I am late.'],
      ["That is my phone, so don't touch.", "That is my phone, so don't touch it."],
    ],
    leaves: [
      'The film that we watched is one I like very much.',
      'Take what you need.',
      'I will call you when I like.',
    ],
  },
  'linking-words': {
    mends: [
      ['Because of the server was down, we could not work.', 'Because the server was down, we could not work.'],
      ['During we waited for the bus, it started to rain.', 'While we waited for the bus, it started to rain.'],
      ['In spite of she was ill, she came to work.', 'Although she was ill, she came to work.'],
      [
        'Not only he missed the bus, but he also lost his bag.',
        'Not only did he miss the bus, but he also lost his bag.',
      ],
    ],
    leaves: [
      'Because of the rain, we stayed at home.',
      'Being late because of traffic is normal.',
      'During the meeting I was tired.',
      'Despite the fact that it rained, we went out.',
      'Not only my brother but also my sister came.',
    ],
  },
  'comma-splice': {
    mends: [
      [
        'Some people think that money is everything, I do not agree with them.',
        'Some people think that money is everything, but I do not agree with them.',
      ],
    ],
    leaves: ['If they think so, I do not agree with them.', 'I am on the bus, I will arrive soon.'],
  },
  'compound-order': {
    mends: [['May I have your number phone?', 'May I have your phone number?']],
    leaves: ['This is the number.', 'Write down the number, phone me and come.'],
  },
  'relative-links': {
    mends: [
      ['We need someone can speak Mandarin.', 'We need someone who can speak Mandarin.'],
      ['I have a neighbour his son works in Korea.', 'I have a neighbour whose son works in Korea.'],
      ['There are three candidates came this morning.', 'Three candidates came this morning.'],
      ['The people live near the river must move.', 'The people who live near the river must move.'],
      ['The village where I was born in it is quiet.', 'The village where I was born is quiet.'],
    ],
    leaves: [
      'I have a friend and his son works in Korea.',
      'There are three candidates here.',
      'The people say it is true.',
      'I saw a man open the door.',
    ],
  },
  'described-behind': {
    mends: [
      ['He has a house very big in Menteng.', 'He has a very big house in Menteng.'],
      ['He gave a talk very interesting about birds.', 'He gave a very interesting talk about birds.'],
      ['I cannot eat food very spicy.', 'I cannot eat very spicy food.'],
    ],
    leaves: [
      'We made the room very cold.',
      'I found people very kind there.',
      'It is a city very famous for its food.',
    ],
  },
  'question-tag': {
    mends: [
      ["You are tired, isn't it?", "You are tired, aren't you?"],
      ["Your brother works here, isn't it?", "Your brother works here, doesn't he?"],
    ],
    leaves: ["It is late, isn't it?", 'You like it, do you?'],
  },
  'parallel-forms': {
    mends: [
      ['I look forward to meeting you and discuss the plan.', 'I look forward to meeting you and discussing the plan.'],
      [
        'It helps you to improve your skills and making you confident.',
        'It helps you to improve your skills and make you confident.',
      ],
    ],
    leaves: ['I am good at solving problems and enjoy working with people.'],
  },
}
