import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openLexicon } from '../english/lexicon.ts'
import { correctSentence } from './correct.ts'
import { patternExamples, type RuleExamples } from './pattern-examples.ts'
import { rules } from './rules.ts'
import { applyEdit, readSentence } from './sentence.ts'

const lexicon = openLexicon(join(import.meta.dirname, '../data'))

/** For each rule: what it mends, and what looks like it and is right. */
const EXAMPLES: RuleExamples = {
  ...patternExamples,
  'there-phrases': {
    mends: [
      ['There will a test on Wednesday.', 'There will be a test on Wednesday.'],
      ['On the table there a plate of cookies.', 'On the table there is a plate of cookies.'],
      ['Is raining hard outside.', 'It is raining hard outside.'],
      ['Are you enough old to vote?', 'Are you old enough to vote?'],
      ['I like very much spicy food.', 'I like spicy food very much.'],
    ],
    leaves: [
      'We go there a lot.',
      'There will be a party.',
      'Is raining season over?',
      'I have enough good friends to ask.',
      'I like it very much.',
    ],
  },
  'adjective-infinitive': {
    mends: [
      ['It is dangerous drive at night.', 'It is dangerous to drive at night.'],
      ['Will you be able come on Friday?', 'Will you be able to come on Friday?'],
    ],
    leaves: ['It is hard work.', 'The food is good here.', 'She is happy now.'],
  },
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
  spelling: {
    mends: [
      ['I recieved a letter.', 'I received a letter.'],
      ['I dont know.', "I don't know."],
    ],
    leaves: ['Budi likes rendang and soto.', 'The colour is lovely.'],
  },
  capital: {
    mends: [
      ['Today i am happy.', 'Today I am happy.'],
      ['We live in jakarta.', 'We live in Jakarta.'],
    ],
    leaves: ['I march every Sunday in May.'],
  },
  confusions: {
    mends: [['Your welcome.', "You're welcome."]],
    leaves: ['Your right hand is cold.', 'Its name is Milo.'],
  },
  'irregular-past': {
    mends: [['She goed home.', 'She went home.']],
    leaves: ['He needed help.', 'The seeded bread is nice.'],
  },
  'irregular-plural': { mends: [['Two womans came.', 'Two women came.']], leaves: ['The buses are late.'] },
  calques: {
    mends: [
      ['I very like it.', 'I really like it.'],
      ['I have 20 years old.', 'I am 20 years old.'],
    ],
    leaves: ['I like it very much.', 'I have 20 books.'],
  },
  collocations: {
    mends: [
      ['I did a mistake.', 'I made a mistake.'],
      ['She said me that it rained.', 'She told me that it rained.'],
    ],
    leaves: ['I did my homework.', 'She said that it rained.'],
  },
  'existential-have': {
    mends: [['In my town have a big market.', 'There is a big market in my town.']],
    leaves: ['In my town we have a big market.'],
  },
  conjunctions: {
    mends: [['Although it rained, but we went out.', 'Although it rained, we went out.']],
    leaves: ['It rained, but we went out.'],
  },
  'everyday-phrases': {
    mends: [
      ['I followed an English course.', 'I took an English course.'],
      ['Please close the TV.', 'Please turn off the TV.'],
    ],
    leaves: ['Follow the signs.', 'Please close the door.', 'We did some shopping.'],
  },
  'verb-choice': {
    mends: [
      ['Please remember me to call him.', 'Please remind me to call him.'],
      ['They will rise the price.', 'They will raise the price.'],
    ],
    leaves: ['I remember him well.', 'The sun rises early.', 'You can use my laptop.'],
  },
  'word-choice': {
    mends: [
      ['The library was so quite.', 'The library was so quiet.'],
      ['The price is too expensive.', 'The price is too high.'],
    ],
    leaves: ['It is quite far.', 'The shoes are too expensive.', 'I have been busy lately.'],
  },
  'relative-clauses': {
    mends: [
      ['I have a friend who his father is a judge.', 'I have a friend whose father is a judge.'],
      ['I know a woman sells cakes.', 'I know a woman who sells cakes.'],
    ],
    leaves: ['The man who she helped is my uncle.', 'I know a good place to eat.'],
  },
  'pronoun-gender': {
    mends: [['My aunt lost his wallet.', 'My aunt lost her wallet.']],
    leaves: ['My father called her.', 'My brother says she is nice.'],
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
      ["Don't shy.", "Don't be shy."],
      ["Don't be forget it.", "Don't forget it."],
    ],
    leaves: ["Don't worry.", 'Please open the door.', "I don't just work."],
  },
  determiners: {
    mends: [
      ['It was so beautiful sunset.', 'It was such a beautiful sunset.'],
      ['He bought three reds shirts.', 'He bought three red shirts.'],
    ],
    leaves: ['It was so beautiful.', 'Most of my day is free.', 'Some people say so.'],
  },
  'degree-words': {
    mends: [
      ['The soup is too much salty.', 'The soup is too salty.'],
      ['It is not enough warm.', 'It is not warm enough.'],
    ],
    leaves: ['There is too much cold water.', 'We have enough clean plates.'],
  },
  'word-class': {
    mends: [
      ['Your explain was clear.', 'Your explanation was clear.'],
      ['It is danger to swim here.', 'It is dangerous to swim here.'],
    ],
    leaves: ['The problem is stress.', 'It is finally here.', 'Her help was useful.'],
  },
  'governed-prepositions': {
    mends: [
      ['It depends of you.', 'It depends on you.'],
      ['He apologized me.', 'He apologized to me.'],
      ['We discussed about the plan.', 'We discussed the plan.'],
    ],
    leaves: ['We waited in the rain.', 'Thanks to my teacher, I passed.', 'I listened in silence.'],
  },
  'noun-prepositions': {
    mends: [['I know the reason of the delay.', 'I know the reason for the delay.']],
    leaves: ['The price of rice is high.', 'We paid for the damage.'],
  },
  'pronoun-forms': {
    mends: [
      ["The cat hurt it's leg.", 'The cat hurt its leg.'],
      ['I cut me.', 'I cut myself.'],
    ],
    leaves: ["I think it's time.", 'He looked at my shoes.', 'Let me see.'],
  },
  'whole-patterns': {
    mends: [
      ['She made me cried.', 'She made me cry.'],
      ['I want to you to come.', 'I want you to come.'],
    ],
    leaves: ['It is the best film I have ever seen.', 'How to cook rice.'],
  },
  'gerund-subject': {
    mends: [['Learn English is not difficult.', 'Learning English is not difficult.']],
    leaves: ['Check what is wrong.', 'Study is important.', 'Read the next page.'],
  },
  'time-and-place': {
    mends: [['We met in Monday.', 'We met on Monday.']],
    leaves: ['We met in May.', 'They waited on the bus.'],
  },
  places: {
    mends: [
      ['I live near from the campus.', 'I live near the campus.'],
      ['We looked at everywhere.', 'We looked everywhere.'],
    ],
    leaves: ['There is a hole in the wall.', 'We met at Bandung station.'],
  },
  'particle-order': { mends: [['Please turn off it.', 'Please turn it off.']], leaves: ['Please look after it.'] },
  'missing-subject': {
    mends: [['I like it because is cheap.', 'I like it because it is cheap.']],
    leaves: ['What I think is true.', 'The room is small but is clean.'],
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
  'article-place': {
    mends: [['I left my bag in car again.', 'I left my bag in the car again.']],
    leaves: ['We went by car.', 'He is in hospital.'],
  },
  'definite-phrases': {
    mends: [['Please close door.', 'Please close the door.']],
    leaves: ['She lives next door.', 'Life is good.'],
  },
  'pronoun-phrases': {
    mends: [['Me and my friend are here.', 'My friend and I are here.']],
    leaves: ['She gave it to my friend and me.'],
  },
  'pronoun-case': {
    mends: [
      ['He helped she.', 'He helped her.'],
      ['Give it to I.', 'Give it to me.'],
    ],
    leaves: ['I think he is right.', 'She is taller than I am.'],
  },
  'pronoun-repeat': {
    mends: [['My father he is a farmer.', 'My father is a farmer.']],
    leaves: ['The day he came was cold.', 'When my father came, he was tired.'],
  },
  relative: {
    mends: [['The man which called is my uncle.', 'The man who called is my uncle.']],
    leaves: [
      'The book which I bought is good.',
      'I asked the man which bus to take.'.replace('man which', 'driver about which'),
    ],
  },
  'question-phrases': { mends: [['Do you can help me?', 'Can you help me?']], leaves: ['Do you know him?'] },
  'negation-phrases': { mends: [["I don't happy.", 'I am not happy.']], leaves: ["I don't like it."] },
  'negation-do': {
    mends: [
      ['Our dog no bite.', 'Our dog does not bite.'],
      ['I not understand.', 'I do not understand.'],
    ],
    leaves: ['I hope not.', 'Not everybody came.'],
  },
  'complement-phrases': {
    mends: [['I look forward to meet you.', 'I look forward to meeting you.']],
    leaves: ['I look forward to the party.', 'He used to live here.'],
  },
  uncountable: {
    mends: [['I need some informations.', 'I need some information.']],
    leaves: ['The news is good.', 'She works hard.'],
  },
  'much-many': {
    mends: [['How much books do you have?', 'How many books do you have?']],
    leaves: ['How much money do you have?'],
  },
  'noun-phrases': {
    mends: [['Most of people like it.', 'Most people like it.']],
    leaves: ['Most of the people like it.'],
  },
  'plural-number': {
    mends: [['I have three brother.', 'I have three brothers.']],
    leaves: ['I was born in 1998.', 'It costs two million rupiah.', 'A five-year plan is ready.'],
  },
  'plural-quantity': {
    mends: [['A lot of student came.', 'A lot of students came.']],
    leaves: ['A lot of rice is left.'],
  },
  'number-agreement': {
    mends: [
      ['One of my friend came.', 'One of my friends came.'],
      ['This books are new.', 'These books are new.'],
    ],
    leaves: ['This class is full.', 'Every student has a book.'],
  },
  'singular-a': { mends: [['She is a women.', 'She is a woman.']], leaves: ["It is a children's book."] },
  'comparison-phrases': {
    mends: [['He is taller then me.', 'He is taller than me.']],
    leaves: ['We ate, then we slept.'],
  },
  comparison: {
    mends: [
      ['It is more bigger.', 'It is bigger.'],
      ['It is more easy than that.', 'It is easier than that.'],
    ],
    leaves: ['I need more light.', 'Better late than never.', 'She is more careful now.'],
  },
  'ed-ing': {
    mends: [
      ['I am boring.', 'I am bored.'],
      ['The film was interested.', 'The film was interesting.'],
    ],
    leaves: ['The film was boring.', 'She is interesting.', 'Tired city people come here.'],
  },
  prepositions: {
    mends: [
      ['It depends of you.', 'It depends on you.'],
      ['I am married with a chef.', 'I am married to a chef.'],
    ],
    leaves: ['We meet in May.', 'I listen carefully.', 'The fish at the morning market is fresh.'],
  },
  'since-for': {
    mends: [
      ['They have been married since thirty years.', 'They have been married for thirty years.'],
      ['I have lived here since two years.', 'I have lived here for two years.'],
    ],
    leaves: ['I have lived here since 2019.'],
  },
  'past-progressive': {
    mends: [['It is raining when I arrived.', 'It was raining when I arrived.']],
    leaves: ['It is raining when I arrive.'.replace('It is raining', 'It always rains')],
  },
  'question-tag': {
    mends: [["You are tired, isn't it?", "You are tired, aren't you?"]],
    leaves: ["It is late, isn't it?"],
  },
  'be-modal': {
    mends: [['You must careful.', 'You must be careful.']],
    leaves: ['You must be careful.', 'I want to better my score.'.replace('better', 'improve')],
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
  'bare-infinitive': {
    mends: [
      ['She made me crying.', 'She made me cry.'],
      ["Let's going.", "Let's go."],
      ['He made me to cry.', 'He made me cry.'],
    ],
    leaves: ['Let me know.', 'He made a cake to eat.'],
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
    mends: [["I don't know where is he.", "I don't know where he is."]],
    leaves: ['Where is he?', 'I know who is there.'],
  },
  'question-order': {
    mends: [
      ['Where you live?', 'Where do you live?'],
      ['Why she is crying?', 'Why is she crying?'],
    ],
    leaves: ['Which country would you like to visit?', 'Who lives here?'],
  },
  'question-yes-no': {
    mends: [['You like durian?', 'Do you like durian?']],
    leaves: ['Do you like durian?', 'My phone is dead, so can I borrow yours?'],
  },
  'be-verb': {
    mends: [
      ['It was rain hard.', 'It was raining hard.'],
      ['I am agree.', 'I agree.'],
      ['He is work in a bank.', 'He works in a bank.'],
    ],
    leaves: ['I was born in Medan.', 'He is open and kind.', 'It is run by my aunt.'],
  },
  stative: { mends: [['I am knowing him.', 'I know him.']], leaves: ['I am thinking about it.'] },
  'passive-participle': {
    mends: [['It was wrote by her.', 'It was written by her.']],
    leaves: ['It was read by many people.'],
  },
  'passive-be': {
    mends: [['This house built in 1990.', 'This house was built in 1990.']],
    leaves: ['My father built a house in 1990.', 'Our team won by two points.'],
  },
  'ing-be': {
    mends: [
      ['The children playing in the park.', 'The children are playing in the park.'],
      ['I studying now.', 'I am studying now.'],
    ],
    leaves: ['Learning English is fun.', 'The girl standing there is my sister.'],
  },
  copula: {
    mends: [
      ['The street noisy all night.', 'The street is noisy all night.'],
      ['A dog a faithful friend.', 'A dog is a faithful friend.'],
      ['They from Surabaya.', 'They are from Surabaya.'],
      ['My brother very tall.', 'My brother is very tall.'],
    ],
    leaves: ['He no longer works here.', 'She is better than I.'],
  },
  'perfect-past-time': {
    mends: [['I have seen him yesterday.', 'I saw him yesterday.']],
    leaves: ['I have seen him today.', 'They argued yesterday, but they have already made up.'],
  },
  'past-time': {
    mends: [
      ['The earthquake happens at 3 a.m. last Tuesday.', 'The earthquake happened at 3 a.m. last Tuesday.'],
      ['I go to Bali last week.', 'I went to Bali last week.'],
    ],
    leaves: ['I go to Bali every week.', 'Sales are better than last year.'],
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
  'there-is': {
    mends: [['There is many people here.', 'There are many people here.']],
    leaves: ['There are twenty-six of us.', 'There is a lot of rice.'],
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
  'adverb-form': {
    mends: [['She sings beautiful.', 'She sings beautifully.']],
    leaves: ['She looks beautiful.', 'He works hard.'],
  },
  'adverb-phrases': { mends: [['I run everyday.', 'I run every day.']], leaves: ['It is part of everyday life.'] },
  'adverb-place': {
    mends: [['I like very much this song.', 'I like this song very much.']],
    leaves: ['I slept well last night.', 'He talks so fast that I get lost.'],
  },
  'frequency-order': { mends: [['She never is late.', 'She is never late.']], leaves: ['She is never late.'] },
  'order-phrases': { mends: [['I have a car red.', 'I have a red car.']], leaves: ['They painted the house white.'] },
  'possessives': {
    mends: [
      ['She borrowed my roommate charger.', "She borrowed my roommate's charger."],
      ['This is the bag of me.', 'This is my bag.'],
      ['The house my aunt is near the beach.', "My aunt's house is near the beach."],
    ],
    leaves: [
      'He gave my sister flowers.',
      'My parents work in Solo.',
      'The photo of me is old.',
      'I lost my student card.',
    ],
  },
  'its-your-their': {
    mends: [
      ["The cat hurt it's paw.", 'The cat hurt its paw.'],
      ['Say hello to you parents.', 'Say hello to your parents.'],
      ['They solved there conflict.', 'They solved their conflict.'],
      ['Their are thirty chairs here.', 'There are thirty chairs here.'],
      ['Its dangerous to swim here.', "It's dangerous to swim here."],
    ],
    leaves: ["I think it's time.", 'I gave you money.', 'They went there last week.', 'Its new roof is red.'],
  },
  'adjective-place': {
    mends: [['She bought a dress red.', 'She bought a red dress.']],
    leaves: ['They painted the door red.', 'He is a man full of ideas.'],
  },
  'article-complement': {
    mends: [
      ['She is teacher.', 'She is a teacher.'],
      ['It is good idea.', 'It is a good idea.'],
      ['She wants to become flight attendant.', 'She wants to become a flight attendant.'],
      ['It was historic moment.', 'It was a historic moment.'],
    ],
    leaves: [
      "The school's first teacher came.",
      'They are teachers.',
      'It is good news.',
      'It was last year.',
      'He is captain of the team.',
    ],
  },
  'article-object': {
    mends: [
      ['I bought car.', 'I bought a car.'],
      ['We had to call ambulance.', 'We had to call an ambulance.'],
    ],
    leaves: ['I have breakfast early.', 'We see eye to eye.', 'They sell furniture.'],
  },
  'article-preposition': {
    mends: [
      ['He works as courier.', 'He works as a courier.'],
      ['We stayed in quiet village.', 'We stayed in a quiet village.'],
    ],
    leaves: ['He went home by bus.', 'Prices vary from shop to shop.', 'She spoke with great care.'],
  },
  'article-superlative': {
    mends: [['Jakarta is biggest city here.', 'Jakarta is the biggest city here.']],
    leaves: ['My best friend is here.'],
  },
  'article-the': {
    mends: [['Sun rises in the east.', 'The sun rises in the east.']],
    leaves: ['A sun hat is useful.'],
  },
  'article-phrases': {
    mends: [['I drink coffee in morning.', 'I drink coffee in the morning.']],
    leaves: ['He is in hospital.', 'I need a place to park.'],
  },
  'a-an': {
    mends: [
      ['I waited for a hour.', 'I waited for an hour.'],
      ['It is an useful book.', 'It is a useful book.'],
    ],
    leaves: ['It is a university.', 'She is an honest woman.'],
  },
}

test('every rule has examples', () => {
  expect(rules.map(({ id }) => id).filter((id) => !(id in EXAMPLES))).toEqual([])
})

describe.each(rules)('$id', ({ id, find }) => {
  const { mends = [], leaves = [] } = EXAMPLES[id] ?? {}

  test.each(mends)('mends: %s', (wrong, right) => {
    expect(find(readSentence(wrong, lexicon)).map((edit) => applyEdit(wrong, edit))).not.toEqual([])
    expect(correctSentence(wrong, lexicon).corrected).toBe(right)
  })

  test.each(leaves)('leaves: %s', (right) => {
    expect(correctSentence(right, lexicon)).toMatchObject({ corrected: right, findings: [] })
  })
})
