import type { RuleExamples } from './rule-examples.ts'

/** For the rules on be, tenses, agreement, modals, the passive and negation. */
export const verbs: RuleExamples = {
  'modal-passive': {
    mends: [
      ['The parcels will deliver to your office.', 'The parcels will be delivered to your office.'],
      ['This problem can solve easily.', 'This problem can be solved easily.'],
    ],
    leaves: ['The company will deliver tomorrow.', 'The shop will open at nine.', 'The rain will stop soon.'],
  },
  'future-time': {
    mends: [
      ['Tomorrow the plumber came to repair the sink.', 'Tomorrow the plumber will come to repair the sink.'],
      ['We went to Malang next week.', 'We will go to Malang next week.'],
    ],
    leaves: ['I booked a room for next week.', 'They agreed to meet tomorrow.', 'If I won tomorrow, I would be rich.'],
  },
  'far-agreement': {
    mends: [
      ['The girl who sits next to me are smart.', 'The girl who sits next to me is smart.'],
      ['The films we saw was boring.', 'The films we saw were boring.'],
    ],
    leaves: ['The people who think English is hard are wrong.', 'The man who lives here has a dog.'],
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
  'imperative-be': {
    mends: [
      ['Please correcting my grammar.', 'Please correct my grammar.'],
      ["Don't shy.", "Don't be shy."],
      ["Don't be forget it.", "Don't forget it."],
    ],
    leaves: ["Don't worry.", 'Please open the door.', "I don't just work."],
  },
  'intransitive-passive': {
    mends: [['The accident was happened here.', 'The accident happened here.']],
    leaves: ['The date was agreed.', 'It was eaten by the cat.'],
  },
  'perfect-have': {
    mends: [['I never been there.', 'I have never been there.']],
    leaves: ['I have never been there.', 'The people seen there were tourists.'],
  },
  'tense-sequence': {
    mends: [['After she ate, she goes out.', 'After she ate, she went out.']],
    leaves: ['When I was sad, you helped me.', 'I think he left when it rained.'],
  },
  'right-now': {
    mends: [['The baby sleeps right now.', 'The baby is sleeping right now.']],
    leaves: ['I live in Solo right now.', 'She works there now.'],
  },
  'negation-phrases': { mends: [["I don't happy.", 'I am not happy.']], leaves: ["I don't like it."] },
  'negation-do': {
    mends: [
      ['Our dog no bite.', 'Our dog does not bite.'],
      ['I not understand.', 'I do not understand.'],
    ],
    leaves: ['I hope not.', 'Not everybody came.'],
  },
  'past-progressive': {
    mends: [['It is raining when I arrived.', 'It was raining when I arrived.']],
    leaves: ['It is raining when I arrive.'.replace('It is raining', 'It always rains')],
  },
  'be-modal': {
    mends: [
      ['They may wrong about that.', 'They may be wrong about that.'],
      ['They will surprised when they see you.', 'They will be surprised when they see you.'],
      ['I want my son to independent.', 'I want my son to be independent.'],
      ['Parents should good examples for their children.', 'Parents should be good examples for their children.'],
      ['The exam will on Friday.', 'The exam will be on Friday.'],
      ['I hope I can a good leader.', 'I hope I can be a good leader.'],
      ['You must careful.', 'You must be careful.'],
    ],
    leaves: [
      'Can a good leader fail?',
      'You must be careful.',
      'I want to better my score.'.replace('better', 'improve'),
    ],
  },
  'modal-base': {
    mends: [
      ['She can sings.', 'She can sing.'],
      ['You must to go.', 'You must go.'],
    ],
    leaves: ['She has the will to succeed.', 'Can you help?'],
  },
  'do-base': {
    mends: [
      ['Did you went there?', 'Did you go there?'],
      ["She didn't came.", "She didn't come."],
    ],
    leaves: ["My story didn't bore you.", 'I do like it.'],
  },
  'to-base': {
    mends: [
      ['We went out to saw the sunrise.', 'We went out to see the sunrise.'],
      ['I had the chance to studies abroad.', 'I had the chance to study abroad.'],
      ['I want to went home.', 'I want to go home.'],
    ],
    leaves: ['I listen to podcasts.', 'I am used to working late.'],
  },
  'perfect-form': {
    mends: [
      ['Our city has change a lot.', 'Our city has changed a lot.'],
      ['I have saw it.', 'I have seen it.'],
    ],
    leaves: ['I have breakfast at six.', 'I have work to do.'],
  },
  'be-verb': {
    mends: [
      ['My cousin is lives next to our house.', 'My cousin lives next to our house.'],
      ['It was rain hard.', 'It was raining hard.'],
      ['I am agree.', 'I agree.'],
      ['He is work in a bank.', 'He works in a bank.'],
    ],
    leaves: [
      'What I know is lives were saved.',
      'I was born in Medan.',
      'He is open and kind.',
      'It is run by my aunt.',
    ],
  },
  stative: { mends: [['I am knowing him.', 'I know him.']], leaves: ['I am thinking about it.'] },
  'passive-participle': {
    mends: [['It was wrote by her.', 'It was written by her.']],
    leaves: ['It was read by many people.'],
  },
  'passive-be': {
    mends: [
      ['This school established in 1985.', 'This school was established in 1985.'],
      ['The documents printed and sent to the client.', 'The documents were printed and sent to the client.'],
      ['My phone left in the taxi last night.', 'My phone was left in the taxi last night.'],
      ['The rice fields surrounded by green hills.', 'The rice fields are surrounded by green hills.'],
      ['All the rooms cleaned every morning.', 'All the rooms are cleaned every morning.'],
      ['This house built in 1990.', 'This house was built in 1990.'],
    ],
    leaves: [
      'She left in the taxi.',
      'The company moved to Bandung.',
      'My father built a house in 1990.',
      'Our team won by two points.',
    ],
  },
  'ing-be': {
    mends: [
      ['Rice is expensive, so poor families suffering.', 'Rice is expensive, so poor families are suffering.'],
      ['They having lunch in the canteen now.', 'They are having lunch in the canteen now.'],
      ['The children playing in the park.', 'The children are playing in the park.'],
      ['I studying now.', 'I am studying now.'],
    ],
    leaves: ['Learning English is fun.', 'The girl standing there is my sister.'],
  },
  copula: {
    mends: [
      ['If parents too strict, children lie to them.', 'If parents are too strict, children lie to them.'],
      ['Our profit this quarter higher than before.', 'Our profit this quarter is higher than before.'],
      ['I sure you will pass the test.', 'I am sure you will pass the test.'],
      ['Children who live in cities less active.', 'Children who live in cities are less active.'],
      ['The train late, so I missed the interview.', 'The train was late, so I missed the interview.'],
      ['I surprised when I heard the news.', 'I was surprised when I heard the news.'],
      ['I think this course good for me.', 'I think this course is good for me.'],
      ['Sorry, my English not good.', 'Sorry, my English is not good.'],
      ['The street noisy all night.', 'The street is noisy all night.'],
      ['A dog a faithful friend.', 'A dog is a faithful friend.'],
      ['They from Surabaya.', 'They are from Surabaya.'],
      ['My brother very tall.', 'My brother is very tall.'],
    ],
    leaves: [
      'This makes life easier.',
      'I think this colour looks better on you.',
      'He no longer works here.',
      'She is better than I.',
    ],
  },
  'perfect-past-time': {
    mends: [['I have seen him yesterday.', 'I saw him yesterday.']],
    leaves: ['I have seen him today.', 'They argued yesterday, but they have already made up.'],
  },
  'past-time': {
    mends: [
      ['Last night I watch a drama until midnight.', 'Last night I watched a drama until midnight.'],
      ['The earthquake happens at 3 a.m. last Tuesday.', 'The earthquake happened at 3 a.m. last Tuesday.'],
      ['I go to Bali last week.', 'I went to Bali last week.'],
    ],
    leaves: ['I do not believe it until last week.', 'I go to Bali every week.', 'Sales are better than last year.'],
  },
  'perfect-since': {
    mends: [['I live here since 2015.', 'I have lived here since 2015.']],
    leaves: ['I have had it since Monday.', 'I will stay for two days.'],
  },
  conditional: {
    mends: [
      [
        'If we had left earlier, we would not miss the boat.',
        'If we had left earlier, we would not have missed the boat.',
      ],
      ['If I will have time, I will call.', 'If I have time, I will call.'],
    ],
    leaves: ['I wonder if he will come.', 'If I had time, I would call.'],
  },
  'inverted-agreement': {
    mends: [['Do she like it?', 'Does she like it?']],
    leaves: ['What time do you get up?', 'How many people are coming?'],
  },
  agreement: {
    mends: [
      ['The prices of cooking oil has doubled.', 'The prices of cooking oil have doubled.'],
      ['The train to Surabaya leave at eight.', 'The train to Surabaya leaves at eight.'],
      ['My mother cook rice.', 'My mother cooks rice.'],
      ['They likes it.', 'They like it.'],
    ],
    leaves: ['I suggest he go home.', 'The puppet show starts at eight.', 'Fishing boats come every morning.'],
  },
  'coordinated-verbs': {
    mends: [['I went home and sleep.', 'I went home and slept.']],
    leaves: ['She received food and clean water.'],
  },
  'double-negative': {
    mends: [["I don't have no money.", "I don't have any money."]],
    leaves: ['I have no money.', "I don't know, no idea."],
  },
  'be-left-out': {
    mends: [
      ['My sister at the dentist, so she cannot come.', 'My sister is at the dentist, so she cannot come.'],
      ['The price of the ticket 150,000 rupiah.', 'The price of the ticket is 150,000 rupiah.'],
      ["I don't know where my keys.", "I don't know where my keys are."],
      ['I am at home, but my brother at school.', 'I am at home, but my brother is at school.'],
      ['My goal to study abroad.', 'My goal is to study abroad.'],
      ['My favorite food rendang.', 'My favorite food is rendang.'],
      ['He promoted to supervisor last month.', 'He was promoted to supervisor last month.'],
      ['I invited to her wedding.', 'I was invited to her wedding.'],
    ],
    leaves: [
      "I don't know how she did it.",
      'He invited me to his wedding.',
      'My plan to travel failed.',
      'She asked to see him.',
    ],
  },
  'modal-participle': {
    mends: [
      ['The contract has signed by the director.', 'The contract has been signed by the director.'],
      ['The package can picked up at the front desk.', 'The package can be picked up at the front desk.'],
      ['My contract will extended until December.', 'My contract will be extended until December.'],
    ],
    leaves: ['The director has signed the contract.', 'The results will be announced soon.'],
  },
  'past-question': {
    mends: [
      ['What do you do last weekend?', 'What did you do last weekend?'],
      ["Why don't you come to my party yesterday?", "Why didn't you come to my party yesterday?"],
    ],
    leaves: ['Do you remember what we saw yesterday?', 'What do you do every weekend?'],
  },
  backshift: {
    mends: [
      ["She said she doesn't know him.", "She said she didn't know him."],
      ['He asked whether I want to join the team.', 'He asked whether I wanted to join the team.'],
      ['My teacher asked me why I am late.', 'My teacher asked me why I was late.'],
    ],
    leaves: ['He said he always wakes up early.', 'She says she knows him.', 'He said, "I am late."'],
  },
  'told-past': {
    mends: [
      ['I was cooking dinner when my sister call me.', 'I was cooking dinner when my sister called me.'],
      ['The last time I see her was in May.', 'The last time I saw her was in May.'],
      ['By the time we arrived, the train already left.', 'By the time we arrived, the train had already left.'],
      ["I didn't see him since Monday.", "I haven't seen him since Monday."],
      ['I forgot my umbrella, so I get wet.', 'I forgot my umbrella, so I got wet.'],
      ["She didn't come yesterday because she is sick.", "She didn't come yesterday because she was sick."],
    ],
    leaves: [
      'I worked hard all week, so I deserve a holiday.',
      'I was told that he calls every day.',
      'The last time is always the hardest.',
      'I visited Borobudur last year because it is famous.',
      "I don't eat meat since it is expensive.",
    ],
  },
  'perfect-question': {
    mends: [
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
}
