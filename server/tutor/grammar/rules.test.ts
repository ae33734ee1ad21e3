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
    mends: [
      ['When I saw my mother, I hugged him.', 'When I saw my mother, I hugged her.'],
      ['My wife is a teacher and he teaches math.', 'My wife is a teacher and she teaches math.'],
      ['My aunt lost his wallet.', 'My aunt lost her wallet.'],
    ],
    leaves: [
      'I saw my brother there, and I gave him the tickets.',
      'My father called her.',
      'My brother says she is nice.',
    ],
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
  determiners: {
    mends: [
      ['I saw him on other side of the street.', 'I saw him on the other side of the street.'],
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
    mends: [['Your explain was clear.', 'Your explanation was clear.']],
    leaves: ['The problem is stress.', 'It is finally here.', 'Her help was useful.'],
  },
  'noun-for-adjective': {
    mends: [
      ['He is very honesty and loyalty.', 'He is very honest and loyal.'],
      ['It is danger to swim here.', 'It is dangerous to swim here.'],
      ['I am a discipline person.', 'I am a disciplined person.'],
      ['I am discipline person.', 'I am a disciplined person.'],
      ['He is an ambition young man.', 'He is an ambitious young man.'],
      ['Indonesia is a very diversity country.', 'Indonesia is a very diverse country.'],
      ['It is a culture event.', 'It is a cultural event.'],
      ['Smoking is not health.', 'Smoking is not healthy.'],
    ],
    leaves: ['The problem is stress.', 'She is a health worker.', 'He is a beauty expert.'],
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
      ['You should believe in you.', 'You should believe in yourself.'],
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
      ['She looked at she in the mirror.', 'She looked at herself in the mirror.'],
      ["I don't like he because he is rude.", "I don't like him because he is rude."],
      ['He helped she.', 'He helped her.'],
      ['Give it to I.', 'Give it to me.'],
    ],
    leaves: ['I think he is right.', 'She is taller than I am.'],
  },
  'pronoun-repeat': {
    mends: [
      ['My father he never smokes.', 'My father never smokes.'],
      ['My father he is a farmer.', 'My father is a farmer.'],
    ],
    leaves: ['The day he came was cold.', 'When my father came, he was tired.'],
  },
  relative: {
    mends: [['The man which called is my uncle.', 'The man who called is my uncle.']],
    leaves: [
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
      ['I find this topic very confused.', 'I find this topic very confusing.'],
      ['Working here is very tired.', 'Working here is very tiring.'],
      ['My job is very stressed.', 'My job is very stressful.'],
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
      ['They having lunch in the canteen now.', 'They are having lunch in the canteen now.'],
      ['The children playing in the park.', 'The children are playing in the park.'],
      ['I studying now.', 'I am studying now.'],
    ],
    leaves: ['Learning English is fun.', 'The girl standing there is my sister.'],
  },
  copula: {
    mends: [
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
    mends: [
      ['You did the job perfect.', 'You did the job perfectly.'],
      ['He looked at me angry.', 'He looked at me angrily.'],
      ['She sings beautiful.', 'She sings beautifully.'],
    ],
    leaves: ['Please help me to correct this paragraph.', 'She looks beautiful.', 'He works hard.'],
  },
  'adverb-phrases': {
    mends: [
      ['I did bad in the exam.', 'I did badly in the exam.'],
      ['Unfortunate, I cannot come.', 'Unfortunately, I cannot come.'],
      ['This cake tastes well.', 'This cake tastes good.'],
      ['I want to speak English fluency.', 'I want to speak English fluently.'],
      ['I run everyday.', 'I run every day.'],
    ],
    leaves: ['It is part of everyday life.'],
  },
  'adverb-place': {
    mends: [['I like very much this song.', 'I like this song very much.']],
    leaves: ['I slept well last night.', 'He talks so fast that I get lost.'],
  },
  'frequency-order': { mends: [['She never is late.', 'She is never late.']], leaves: ['She is never late.'] },
  'order-phrases': { mends: [['I have a car red.', 'I have a red car.']], leaves: ['They painted the house white.'] },
  'possessives': {
    mends: [
      ['We are going to Sari wedding next Sunday.', "We are going to Sari's wedding next Sunday."],
      ['My best friend name is Yuni.', "My best friend's name is Yuni."],
      ['She borrowed my roommate charger.', "She borrowed my roommate's charger."],
      ['This is the bag of me.', 'This is my bag.'],
      ['The house my aunt is near the beach.', "My aunt's house is near the beach."],
    ],
    leaves: [
      "I'm going to be a father next month.",
      'We had a Bali wedding.',
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
    mends: [
      ['Jakarta is a city crowded.', 'Jakarta is a crowded city.'],
      ['We stayed in a hotel small near the station.', 'We stayed in a small hotel near the station.'],
      ['It was a day beautiful.', 'It was a beautiful day.'],
      ['She bought a dress red.', 'She bought a red dress.'],
    ],
    leaves: ['They painted the door red.', 'He is a man full of ideas.'],
  },
  'article-complement': {
    mends: [
      ['Is there pharmacy near here?', 'Is there a pharmacy near here?'],
      ['I am third-year student.', 'I am a third-year student.'],
      ['She is teacher.', 'She is a teacher.'],
      ['It is good idea.', 'It is a good idea.'],
      ['She wants to become flight attendant.', 'She wants to become a flight attendant.'],
      ['It was historic moment.', 'It was a historic moment.'],
    ],
    leaves: [
      'Is there life on other planets?',
      "The school's first teacher came.",
      'They are teachers.',
      'It is good news.',
      'It was last year.',
      'He is captain of the team.',
    ],
  },
  'asking-phrases': {
    mends: [
      ['We not allowed to use our phones.', 'We are not allowed to use our phones.'],
      ['Can you help me my homework?', 'Can you help me with my homework?'],
      ['What is different between them?', 'What is the difference between them?'],
      ["I don't know how start.", "I don't know how to start."],
      ['I still confuse about articles.', 'I am still confused about articles.'],
      ['Can I ask you question?', 'Can I ask you a question?'],
      ['Thank for your help, Miss.', 'Thanks for your help, Miss.'],
      ['Let me introduce.', 'Let me introduce myself.'],
      ["I'm sorry for late.", "I'm sorry for being late."],
      ['Can you say again?', 'Can you say it again?'],
      ['How to say kangen in english', 'How do you say kangen in English'],
      ['What meaning of the word "deadline"?', 'What is the meaning of the word "deadline"?'],
      ['Please help me for fix this sentence.', 'Please help me to fix this sentence.'],
      [
        'Can you explain me the difference between "say" and "tell"?',
        'Can you explain the difference between "say" and "tell" to me?',
      ],
    ],
    leaves: [
      'Could you explain passive voice to me?',
      'How are you miss?',
      'Good morning miss, how are you?',
      'Are you ready miss?',
      'Thank you miss.',
      'Do you miss me?',
      'I know how to use it.',
      'Can you explain it again?',
      'I am sorry for coming late.',
    ],
  },
  'be-left-out': {
    mends: [
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
  'owner-phrases': {
    mends: [
      ['The boy mother was worried.', "The boy's mother was worried."],
      ['She looked at her self in the mirror.', 'She looked at herself in the mirror.'],
      ['He invited my husband and I to dinner.', 'He invited my husband and me to dinner.'],
      ['My mother, she always wakes up at four.', 'My mother always wakes up at four.'],
      ['Indonesia population is growing.', "Indonesia's population is growing."],
      ['The dog tail is short.', "The dog's tail is short."],
      ['Their house is bigger than our.', 'Their house is bigger than ours.'],
      ['I have two weeks holiday in July.', "I have two weeks' holiday in July."],
      ['The meeting is about next year budget.', "The meeting is about next year's budget."],
      ['The name of my sister is Putri.', "My sister's name is Putri."],
      ['The teacher explanation was clear.', "The teacher's explanation was clear."],
      ['That bag is not my.', 'That bag is not mine.'],
      ['My boss gave the task to Rudi and I.', 'My boss gave the task to Rudi and me.'],
      ['He is taller than my.', 'He is taller than me.'],
    ],
    leaves: ['We had a meeting last week.', 'Rudi and I left early.', 'The roof of the house leaks.'],
  },
  'owner-pronouns': {
    mends: [
      ['They sold they house last year.', 'They sold their house last year.'],
      ['She forgot she bag in the taxi.', 'She forgot her bag in the taxi.'],
      ['He always does him homework.', 'He always does his homework.'],
    ],
    leaves: ['She gave him money.', 'I think they work late.'],
  },
  'adverb-degree': {
    mends: [
      ['She careful opened the box.', 'She carefully opened the box.'],
      ['I easy forget names.', 'I easily forget names.'],
      ['It was a real good movie.', 'It was a really good movie.'],
      ['He is an extreme smart student.', 'He is an extremely smart student.'],
      ['My English is not well.', 'My English is not good.'],
    ],
    leaves: ['My father is not well.', 'It is a real diamond.', 'She has real talent.'],
  },
  'adjective-ranks': {
    mends: [
      ['I have a wooden big table.', 'I have a big wooden table.'],
      ['He bought a black new motorcycle.', 'He bought a new black motorcycle.'],
    ],
    leaves: ['She has big beautiful eyes.', 'It is a small red box.'],
  },
  'adjective-behind': {
    mends: [
      ['We visited many places interesting.', 'We visited many interesting places.'],
      ['He has a house very big in Menteng.', 'He has a very big house in Menteng.'],
      ['She has hair long.', 'She has long hair.'],
      ['I drink coffee hot every morning.', 'I drink hot coffee every morning.'],
    ],
    leaves: ['She keeps her hair long.'],
  },
  'article-idioms': {
    mends: [
      ['She bought dozen eggs.', 'She bought a dozen eggs.'],

      ['He spent whole day in bed.', 'He spent the whole day in bed.'],
      ['My cousin works in Netherlands.', 'My cousin works in the Netherlands.'],

      ['Please give me call when you arrive.', 'Please give me a call when you arrive.'],
      ['Can you play piano?', 'Can you play the piano?'],

      ['I waited for couple of hours.', 'I waited for a couple of hours.'],
      ['Please give me few minutes.', 'Please give me a few minutes.'],
      ['We watched sunset together.', 'We watched the sunset together.'],

      ['I will call you in hour.', 'I will call you in an hour.'],
    ],
    leaves: ['He plays guitar in a band.', 'Over the last week it rained.', 'Very few days are as hot.'],
  },
  'needless-articles': {
    mends: [
      ['There is a too much sugar in it.', 'There is too much sugar in it.'],
      ['I love the Korean food.', 'I love Korean food.'],
      ['I met her the last week.', 'I met her last week.'],
      ['In the general, people here are friendly.', 'In general, people here are friendly.'],
      ['I love the nature and the animals.', 'I love nature and animals.'],
      ['I study at the Gadjah Mada University.', 'I study at Gadjah Mada University.'],
    ],
    leaves: [
      'In the general public, few agree.',
      'I like the music in this film.',
      'She stayed at the home of her aunt.',
    ],
  },
  'definite-nouns': {
    mends: [
      ['Teacher told us to wait here.', 'The teacher told us to wait here.'],
      ['It is one of biggest cities.', 'It is one of the biggest cities.'],
      ['What is difference between these words?', 'What is the difference between these words?'],
      ['Jakarta is capital of Indonesia.', 'Jakarta is the capital of Indonesia.'],
      ['He lives on second floor.', 'He lives on the second floor.'],
      ['We have same hobby.', 'We have the same hobby.'],
      ['She is only child in her family.', 'She is the only child in her family.'],
      ['The sun rises in east.', 'The sun rises in the east.'],
      ['It was first time I took a plane.', 'It was the first time I took a plane.'],
    ],
    leaves: [
      'Class starts at eight.',
      'Teacher training takes two years.',
      'He is only a child.',
      'It is part of my job.',
      'We met at first by chance.',
    ],
  },
  'article-joined': {
    mends: [['I have an older sister and younger brother.', 'I have an older sister and a younger brother.']],
    leaves: ['I have a pen and paper.'],
  },
  'article-object': {
    mends: [
      ['I am reading interesting book.', 'I am reading an interesting book.'],
      ['Can you give me example?', 'Can you give me an example?'],
      ['I bought car.', 'I bought a car.'],
      ['We had to call ambulance.', 'We had to call an ambulance.'],
    ],
    leaves: [
      'He is a creative and disciplined employee.',
      'I have breakfast early.',
      'We see eye to eye.',
      'They sell furniture.',
    ],
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
