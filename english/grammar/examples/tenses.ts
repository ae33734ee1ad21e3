import type { RuleExamples } from './rule-examples.ts'

/** For the rules on past, perfect, future, conditions and reported speech. */
export const tenses: RuleExamples = {
  'future-time': {
    mends: [
      [
        'If the weather is nice, we go to the beach tomorrow.',
        'If the weather is nice, we will go to the beach tomorrow.',
      ],
      ['I think Indonesia win the next match.', 'I think Indonesia will win the next match.'],
      ['I promise I call you as soon as I get home.', 'I promise I will call you as soon as I get home.'],
      ['Tomorrow the plumber came to repair the sink.', 'Tomorrow the plumber will come to repair the sink.'],
      ['We went to Malang next week.', 'We will go to Malang next week.'],
    ],
    leaves: ['I booked a room for next week.', 'They agreed to meet tomorrow.', 'If I won tomorrow, I would be rich.'],
  },
  'irregular-past': {
    mends: [['She goed home.', 'She went home.']],
    leaves: ['He needed help.', 'The seeded bread is nice.'],
  },
  'reported-speech': {
    mends: [
      ["She told me don't wait.", 'She told me not to wait.'],
      ['He asked me was I ready.', 'He asked me if I was ready.'],
    ],
    leaves: ['He said he will come tomorrow.', 'I told you I do not like it.'],
  },
  'perfect-have': {
    mends: [['I never been there.', 'I have never been there.']],
    leaves: ['I have never been there.', 'The people seen there were tourists.'],
  },
  'right-now': {
    mends: [
      ['Look! The children play in the rain.', 'Look! The children are playing in the rain.'],
      ['The baby sleeps right now.', 'The baby is sleeping right now.'],
    ],
    leaves: ['I live in Solo right now.', 'She works there now.'],
  },
  'perfect-since': {
    mends: [
      ['I am a nurse for five years.', 'I have been a nurse for five years.'],
      ['For two years I learn Korean.', 'For two years I have learned Korean.'],
      ["We don't talk to each other for three months.", "We haven't talked to each other for three months."],
      ['I am working as a payroll officer since 2020.', 'I have been working as a payroll officer since 2020.'],
      ['I live here since 2015.', 'I have lived here since 2015.'],
    ],
    leaves: [
      'A spider is not an insect, since it has eight legs.',
      'It is tiring to stand on the bus for two hours.',
      'I have had it since Monday.',
      'I will stay for two days.',
    ],
  },
  conditional: {
    mends: [
      ['If I were taller, I can be a basketball player.', 'If I were taller, I could be a basketball player.'],
      ['If she studied harder, she will pass the exam.', 'If she studied harder, she would pass the exam.'],
      [
        'If we had left earlier, we would not miss the boat.',
        'If we had left earlier, we would not have missed the boat.',
      ],
      ['If I will have time, I will call.', 'If I have time, I will call.'],
    ],
    leaves: [
      'If you missed the class, you will find the notes online.',
      'I wonder if he will come.',
      'If I had time, I would call.',
    ],
  },
  'perfect-question': {
    mends: [
      ['Where have you been yesterday?', 'Where were you yesterday?'],
      ['How long do you work here?', 'How long have you worked here?'],
      ['Have you finished your homework yesterday?', 'Did you finish your homework yesterday?'],
      ['Did you ever eat rendang?', 'Have you ever eaten rendang?'],
      ['It is the first time I try Korean food.', 'It is the first time I have tried Korean food.'],
    ],
    leaves: [
      'How long do you stay here?',
      'How long does it take?',
      'Have you finished your homework?',
      'Did you ever play here when you were a child?',
      'It was the first time I saw snow.',
    ],
  },
  'tense': {
    mends: [
      ["She didn't come because she have to work.", "She didn't come because she had to work."],
      [
        'We were winning until their sniper come and kill everyone.',
        'We were winning until their sniper came and killed everyone.',
      ],
      [
        'I woke up late, take a shower and ran to the station.',
        'I woke up late, took a shower and ran to the station.',
      ],
      ['I was born and grow up in a small village.', 'I was born and grew up in a small village.'],
      ['I went home and sleep.', 'I went home and slept.'],
      [
        'Last week I met my friends from high school in a café and they tell me about their new jobs.',
        'Last week I met my friends from high school in a café and they told me about their new jobs.',
      ],
      [
        'Yesterday evening my cousin pick me up at the station.',
        'Yesterday evening my cousin picked me up at the station.',
      ],
      [
        'Last night the guests in room 204 complain about the noise.',
        'Last night the guests in room 204 complained about the noise.',
      ],
      ['Last night I watch a drama until midnight.', 'Last night I watched a drama until midnight.'],
      ['The earthquake happens at 3 a.m. last Tuesday.', 'The earthquake happened at 3 a.m. last Tuesday.'],
      ['I go to Bali last week.', 'I went to Bali last week.'],
      ['It is raining when I arrived.', 'It was raining when I arrived.'],
      ['We arrived late because our bus break down.', 'We arrived late because our bus broke down.'],
      ["I didn't hear the phone because I am sleeping.", "I didn't hear the phone because I was sleeping."],
      ['I was late because I forget to set my alarm.', 'I was late because I forgot to set my alarm.'],
      ["It's been two weeks since I apply for the job.", "It's been two weeks since I applied for the job."],
      [
        'The trip took six hours because the main road is closed that day.',
        'The trip took six hours because the main road was closed that day.',
      ],
      ['I was cooking dinner when my sister call me.', 'I was cooking dinner when my sister called me.'],
      ['The last time I see her was in May.', 'The last time I saw her was in May.'],
      ['I forgot my umbrella, so I get wet.', 'I forgot my umbrella, so I got wet.'],
      ["She didn't come yesterday because she is sick.", "She didn't come yesterday because she was sick."],
      ["She said she doesn't know him.", "She said she didn't know him."],
      ['He asked whether I want to join the team.', 'He asked whether I wanted to join the team.'],
      ['My teacher asked me why I am late.', 'My teacher asked me why I was late.'],
      ['What do you do last weekend?', 'What did you do last weekend?'],
      ["Why don't you come to my party yesterday?", "Why didn't you come to my party yesterday?"],
      [
        'When the lights went out, we have dinner on the terrace.',
        'When the lights went out, we were having dinner on the terrace.',
      ],
      ['After she ate, she goes out.', 'After she ate, she went out.'],
    ],
    leaves: [
      'I do not believe it until last week.',
      'I go to Bali every week.',
      'Sales are better than last year.',
      'It always rains when I arrive.',
      "I don't eat meat since it is expensive.",
      'He was angry because the shop closes at five.',
      'She moved because her husband works there.',
      'I worked hard all week, so I deserve a holiday.',
      'I was told that he calls every day.',
      'The last time is always the hardest.',
      'I visited Borobudur last year because it is famous.',
      "I don't eat meat since it is expensive.",
      'He said he always wakes up early.',
      'She says she knows him.',
      'He said, "I am late."',
      'Do you remember what we saw yesterday?',
      'What do you do every weekend?',
      'When I was sad, you helped me.',
      'I think he left when it rained.',
    ],
  },
  'earlier': {
    mends: [
      ['The bridge has been repaired two years ago.', 'The bridge was repaired two years ago.'],
      ['I have seen him yesterday.', 'I saw him yesterday.'],
      ['By the time we arrived, the train already left.', 'By the time we arrived, the train had already left.'],
      ["I didn't see him since Monday.", "I haven't seen him since Monday."],
      ['By the time we got there, the film has started.', 'By the time we got there, the film had started.'],
    ],
    leaves: [
      'Compared with last year, sales have fallen.',
      'I have seen him today.',
      'They argued yesterday, but they have already made up.',
    ],
  },
}
