import type { RuleExamples } from './rule-examples.ts'

/** For the rules on the choice and the form of words. */
export const words: RuleExamples = {
  spelling: {
    mends: [
      ['I recieved a letter.', 'I received a letter.'],
      ['I dont know.', "I don't know."],
    ],
    leaves: [
      'Budi likes rendang and soto.',
      'The colour is lovely.',
      'I fried tempeh.',
      'Bring some bika ambon, please.',
    ],
  },
  capital: {
    mends: [
      ['Today i am happy.', 'Today I am happy.'],
      ['We live in jakarta.', 'We live in Jakarta.'],
    ],
    leaves: ['I march every Sunday in May.'],
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
      ['Sorry for my late respond.', 'Sorry for my late response.'],
      ["We need the manager's approve.", "We need the manager's approval."],
      ['Hard work is more important than talented.', 'Hard work is more important than talent.'],
      ['Because of lazy, he failed.', 'Because of laziness, he failed.'],
      ['Thank you for your kindly help.', 'Thank you for your kind help.'],
      ['Please open the attach file.', 'Please open the attached file.'],
    ],
    leaves: [
      'The problem is stress.',
      'It is finally here.',
      'Her help was useful.',
      'I saw her decide.',
      'My son is more patient than lazy.',
      'This is a newly built house.',
    ],
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
      ['Salad is cheap but also health.', 'Salad is cheap but also healthy.'],
      ['Sport keeps our body health.', 'Sport keeps our bodies healthy.'],
    ],
    leaves: ['The problem is stress.', 'She is a health worker.', 'He is a beauty expert.'],
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
  'adverb-slot': {
    mends: [
      ['You can easy find it.', 'You can easily find it.'],
      ['She usual goes to work by bus.', 'She usually goes to work by bus.'],
      ['The weather is extreme hot.', 'The weather is extremely hot.'],
    ],
    leaves: ['The people responsible told us about it.', 'He is good at it.', 'It was a real surprise.'],
  },
  'adverb-form': {
    mends: [
      ['You did the job perfect.', 'You did the job perfectly.'],
      ['He looked at me angry.', 'He looked at me angrily.'],
      ['She sings beautiful.', 'She sings beautifully.'],
    ],
    leaves: [
      'The briefing starts at 9 a.m. sharp.',
      'Please help me to correct this paragraph.',
      'She looks beautiful.',
      'He works hard.',
    ],
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
  'governed-adjective': {
    mends: [
      ['He is angry to his brother.', 'He is angry with his brother.'],
      ['The box is full with old magazines.', 'The box is full of old magazines.'],
      ['Sorry of the delay.', 'Sorry for the delay.'],
    ],
    leaves: [
      'Your face looks familiar to me.',
      'She is married with two children.',
      'I am worried for you.',
      'He was angry at me.',
      'It is important to me.',
    ],
  },
  'verb-noun': {
    mends: [
      ['I passed my holiday in Lombok.', 'I spent my holiday in Lombok.'],
      ['He lost the bus again.', 'He missed the bus again.'],
      ['I want to increase my English.', 'I want to improve my English.'],
      ['Please give attention.', 'Please pay attention.'],
    ],
    leaves: [
      'Did English help you?',
      'She makes breakfast for us.',
      'We use the weekend to rest.',
      'He lost the bus ticket.',
      'The train was lost.',
    ],
  },
  'win-beat': {
    mends: [
      ['Our team won the other team.', 'Our team beat the other team.'],
      ['Indonesia won Malaysia in the final.', 'Indonesia beat Malaysia in the final.'],
    ],
    leaves: ['Our team won the game.', 'She won the first prize.', 'He won a lot of friends.'],
  },
  'fitting-adjectives': {
    mends: [
      ['The traffic is very crowded.', 'The traffic is very heavy.'],
      ['My stomach is sick.', 'My stomach hurts.'],
      ['The trip was very funny.', 'The trip was very fun.'],
      ['My brother is very high.', 'My brother is very tall.'],
    ],
    leaves: ['The joke was very funny.', 'The mall is crowded.', 'My dog is sick.', 'The mountain is high.'],
  },
}
