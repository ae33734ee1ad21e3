import type { RuleExamples } from './rule-examples.ts'

/** For the rules on be, agreement, modals, the passive and negation. */
export const verbs: RuleExamples = {
  'purpose-infinitive': {
    mends: [
      ['I went to the market buy some fish.', 'I went to the market to buy some fish.'],
      ['I am writing apply for the position.', 'I am writing to apply for the position.'],
    ],
    leaves: ['I saw the man buy some fish.', 'She plays tennis like a pro.', 'My sister and her son visit us.'],
  },
  'negative-subject': {
    mends: [
      ["Nobody in my team didn't finish the training.", 'Nobody in my team finished the training.'],
      ["None of them can't swim.", 'None of them can swim.'],
    ],
    leaves: ["No wonder the team didn't win.", "Nobody knows why she didn't come."],
  },
  'modal-passive': {
    mends: [
      ['The parcels will deliver to your office.', 'The parcels will be delivered to your office.'],
      ['This problem can solve easily.', 'This problem can be solved easily.'],
    ],
    leaves: ['The company will deliver tomorrow.', 'The shop will open at nine.', 'The rain will stop soon.'],
  },
  'imperative-be': {
    mends: [
      ['If you see Rina, told her to call me.', 'If you see Rina, tell her to call me.'],
      ['Please sent me the invoice before Friday.', 'Please send me the invoice before Friday.'],
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
  'negation-do': {
    mends: [
      ['The room not cleaned yet.', 'The room was not cleaned yet.'],
      ['Our dog no bite.', 'Our dog does not bite.'],
      ['I not understand.', 'I do not understand.'],
    ],
    leaves: ['I hope not.', 'Not everybody came.'],
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
      [
        'I got soaked on the way here; I should brought an umbrella.',
        'I got soaked on the way here; I should have brought an umbrella.',
      ],
      ['She can sings.', 'She can sing.'],
      ['You must to go.', 'You must go.'],
    ],
    leaves: ['She has the will to succeed.', 'Can you help?'],
  },
  'do-base': {
    mends: [
      ['How many languages does your teacher speaks?', 'How many languages does your teacher speak?'],
      [
        'Does watching violent films makes children aggressive?',
        'Does watching violent films make children aggressive?',
      ],
      ['Did you went there?', 'Did you go there?'],
      ["She didn't came.", "She didn't come."],
    ],
    leaves: [
      'Do you do sworn translation?',
      'We do fried chicken and grilled fish.',
      "My story didn't bore you.",
      'I do like it.',
    ],
  },
  'to-base': {
    mends: [
      ['We went out to saw the sunrise.', 'We went out to see the sunrise.'],
      ['I had the chance to studies abroad.', 'I had the chance to study abroad.'],
      ['I want to went home.', 'I want to go home.'],
    ],
    leaves: ['The school I went to had no library.', 'I listen to podcasts.', 'I am used to working late.'],
  },
  'be-verb': {
    mends: [
      ['My salary is transfer to my account.', 'My salary is transferred to my account.'],
      ['My friend was helped me yesterday.', 'My friend helped me yesterday.'],
      ['Visitors are not allow to take photos here.', 'Visitors are not allowed to take photos here.'],
      ['My cousin is lives next to our house.', 'My cousin lives next to our house.'],
      ['It was rain hard.', 'It was raining hard.'],
      ['I am agree.', 'I agree.'],
      ['He is work in a bank.', 'He works in a bank.'],
    ],
    leaves: [
      "It is wrong to copy someone's work.",
      'The first thing I do in the morning is check my phone.',
      'u r so funny',
      'What I know is lives were saved.',
      'I was born in Medan.',
      'He is open and kind.',
      'It is run by my aunt.',
    ],
  },
  stative: {
    mends: [
      ['He is looking like his father.', 'He looks like his father.'],
      ['Are you knowing the way to the museum?', 'Do you know the way to the museum?'],
      ['I am knowing him.', 'I know him.'],
    ],
    leaves: ["They're having their house painted.", 'I am thinking about it.'],
  },
  'passive-participle': {
    mends: [['It was wrote by her.', 'It was written by her.']],
    leaves: ['It was read by many people.'],
  },
  'passive-be': {
    mends: [
      ['Your order already sent yesterday.', 'Your order was already sent yesterday.'],
      ['The bridge build by a Japanese company in 1998.', 'The bridge was built by a Japanese company in 1998.'],
      ['My hair is cutting by my mother every month.', 'My hair is cut by my mother every month.'],
      ['This school established in 1985.', 'This school was established in 1985.'],
      ['The documents printed and sent to the client.', 'The documents were printed and sent to the client.'],
      ['My phone left in the taxi last night.', 'My phone was left in the taxi last night.'],
      ['The rice fields surrounded by green hills.', 'The rice fields are surrounded by green hills.'],
      ['All the rooms cleaned every morning.', 'All the rooms are cleaned every morning.'],
      ['This house built in 1990.', 'This house was built in 1990.'],
    ],
    leaves: [
      'They wrote on papyrus, a material made from reeds.',
      'They pulled down the old bridge.',
      'She left in the taxi.',
      'The company moved to Bandung.',
      'My father built a house in 1990.',
      'Our team won by two points.',
    ],
  },
  'ing-be': {
    mends: [
      ['I usually answering the phone in the morning.', 'I usually answer the phone in the morning.'],
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
  'double-negative': {
    mends: [["I don't have no money.", "I don't have any money."]],
    leaves: ['A person who never makes mistakes never learns anything.', 'I have no money.', "I don't know, no idea."],
  },
  'be-left-out': {
    mends: [
      [
        'The traffic was so bad that our director forced to join from his car.',
        'The traffic was so bad that our director was forced to join from his car.',
      ],
      ['All employees required to wear a uniform.', 'All employees are required to wear a uniform.'],
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
      ['The rubbish must separated before it is collected.', 'The rubbish must be separated before it is collected.'],
      ['The contract has signed by the director.', 'The contract has been signed by the director.'],
      ['The package can picked up at the front desk.', 'The package can be picked up at the front desk.'],
      ['My contract will extended until December.', 'My contract will be extended until December.'],
    ],
    leaves: ['The director has signed the contract.', 'The results will be announced soon.'],
  },
  'agreement': {
    mends: [
      [
        'The new rule, which was made last month, make many parents angry.',
        'The new rule, which was made last month, makes many parents angry.',
      ],
      ['Not everyone in the village have access to water.', 'Not everyone in the village has access to water.'],
      ["I believe that education change people's lives.", "I believe that education changes people's lives."],
      [
        'The two women next to me on the plane was talking all night.',
        'The two women next to me on the plane were talking all night.',
      ],
      ['The prices of cooking oil has doubled.', 'The prices of cooking oil have doubled.'],
      ['The train to Surabaya leave at eight.', 'The train to Surabaya leaves at eight.'],
      ['My mother cook rice.', 'My mother cooks rice.'],
      ['They likes it.', 'They like it.'],
      ["Doesn't your parents worry about you?", "Don't your parents worry about you?"],
      ['Why does people in this town drive so fast?', 'Why do people in this town drive so fast?'],
      ['What make me happy is my family.', 'What makes me happy is my family.'],
      ['Do she like it?', 'Does she like it?'],
      ['The man who came yesterday say that it is broken.', 'The man who came yesterday says that it is broken.'],
      ['The girl who sits next to me are smart.', 'The girl who sits next to me is smart.'],
      ['The films we saw was boring.', 'The films we saw were boring.'],
      ['The hotel is near the beach and have a pool.', 'The hotel is near the beach and has a pool.'],
      [
        'Many children do not have shoes and walks for an hour to school.',
        'Many children do not have shoes and walk for an hour to school.',
      ],
    ],
    leaves: [
      'Nothing makes me happier than seeing my students succeed.',
      'What we eat as children influences our health.',
      'The Philippines has many islands.',
      'Every boy and girl goes to school.',
      'Two thirds of the budget was spent.',
      'The teacher as well as the students was tired.',
      'I hope our team wins the final tomorrow.',
      'I suggest he go home.',
      'The puppet show starts at eight.',
      'Fishing boats come every morning.',
      'What time do you get up?',
      'How many people are coming?',
      'The people who think English is hard are wrong.',
      'The man who lives here has a dog.',
      'I usually have bread and eggs in the morning.',
    ],
  },
  'joined-forms': {
    mends: [
      ['The rice is washed and then boil for ten minutes.', 'The rice is washed and then boiled for ten minutes.'],
      ['I wake up at five and taking a bath.', 'I wake up at five and take a bath.'],
    ],
    leaves: ['I like cooking and taking photos.'],
  },
}
