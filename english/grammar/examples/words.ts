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
  confusions: {
    mends: [['Your welcome.', "You're welcome."]],
    leaves: ['Your right hand is cold.', 'Its name is Milo.'],
  },
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
  'word-partners': {
    mends: [
      ['The soup was so hot until I cried.', 'The soup was so hot that I cried.'],
      ['He has a strong headache.', 'He has a bad headache.'],
      ['My aunt gave born to a baby girl.', 'My aunt gave birth to a baby girl.'],
      ['Your explanation is very clearly.', 'Your explanation is very clear.'],
      ["He seems doesn't like me.", "He doesn't seem to like me."],
      ['You can save money by cook at home.', 'You can save money by cooking at home.'],
      ['I work as a guide from 2015 until 2019.', 'I worked as a guide from 2015 until 2019.'],
      ['Are there any information about it?', 'Is there any information about it?'],
    ],
    leaves: [
      'The rice cooker is new.',
      'She is very friendly.',
      'It is the opposite of what he said.',
      'They complain to the manager.',
      'Are there any letters for me?',
    ],
  },
  'said-otherwise': {
    mends: [
      ['I want to speak you something.', 'I want to tell you something.'],
      ['He told a lot about his family.', 'He talked a lot about his family.'],
      ['My brother passed from the test.', 'My brother passed the test.'],
      ['I hope can meet you soon.', 'I hope I can meet you soon.'],
      ['It took me two hours finish the report.', 'It took me two hours to finish the report.'],
      ['He pretended not knowing me.', 'He pretended not to know me.'],
      ["You don't need worry.", "You don't need to worry."],
      ['She is senior than me.', 'She is senior to me.'],
    ],
    leaves: [
      'We learn them by heart.',
      'It is important to me.',
      'I remember to lock the door.',
      'He asked permission to leave.',
      'I have no time for games.',
    ],
  },
  'small-repairs': {
    mends: [
      ['Almost of my friends are married.', 'Most of my friends are married.'],
      ["It's difficult to me to wake up early.", "It's difficult for me to wake up early."],
      ['Who is won the match?', 'Who won the match?'],
      ['We discuss with our lecturer about our thesis.', 'We discuss our thesis with our lecturer.'],
      ['He was accused to steal money.', 'He was accused of stealing money.'],
      ["I am don't like coffee.", "I don't like coffee."],
      ['Who did broke the vase?', 'Who broke the vase?'],
      ["We went to Malang by my uncle's car.", "We went to Malang in my uncle's car."],
      ['I invited my all friends.', 'I invited all my friends.'],
      ["He hasn't money.", "He doesn't have money."],
    ],
    leaves: [
      'Both my brother and my sister live abroad.',
      'Could you explain how this works?',
      'Who did you see?',
      'He was hit by my car.',
      'She gave her all his letters.',
    ],
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
  'essay-phrases': {
    mends: [
      ['My biggest strength that I learn quickly.', 'My biggest strength is that I learn quickly.'],
      [
        'Air pollution one of the biggest problems in Jakarta.',
        'Air pollution is one of the biggest problems in Jakarta.',
      ],
      ['Is important to be on time.', 'It is important to be on time.'],
      ['The rooms were clean, but it was very small.', 'The rooms were clean, but they were very small.'],
      ['I bought some oranges, but it was sour.', 'I bought some oranges, but they were sour.'],
      ['Pak Wayan told us about her wife.', 'Pak Wayan told us about his wife.'],
      ['Lombok is famous for it beaches.', 'Lombok is famous for its beaches.'],
      ['It was the worse hotel I have ever seen.', 'It was the worst hotel I have ever seen.'],
      ['People live in big cities often feel tired.', 'People who live in big cities often feel tired.'],
      ['The report that I sent it yesterday is long.', 'The report that I sent yesterday is long.'],
      ['The file what you need is here.', 'The file that you need is here.'],
      ['The manager marketing will join us.', 'The marketing manager will join us.'],
      ['I want to improve my communicate skills.', 'I want to improve my communication skills.'],
      ['This bus brings people to the airport.', 'This bus takes people to the airport.'],
      ['We study from our mistakes.', 'We learn from our mistakes.'],
      ['It costs two hundred thousands rupiah.', 'It costs two hundred thousand rupiah.'],
      ['There will has a workshop on Monday.', 'There will be a workshop on Monday.'],
      ['Is there any good restaurants near here?', 'Are there any good restaurants near here?'],
      ['This temple was build in 1870.', 'This temple was built in 1870.'],
    ],
    leaves: [
      'Is it important to be on time?',
      'Is important work done here?',
      'The shoes were nice, but it was raining.',
      'The fact that I sent it yesterday is clear.',
      'Thousands of people came.',
      'People live in big cities and often feel tired.',
      'Is there any news?',
      'One of the biggest problems is traffic.',
      'He asked the teacher what you need.',
      'Only one of the best students passed.',
    ],
  },
  'talk-phrases': {
    mends: [
      ['I have a friend works in Dubai.', 'I have a friend who works in Dubai.'],
      ['The restaurant which we had dinner was noisy.', 'The restaurant where we had dinner was noisy.'],
      ['The hotel has two swimming pool.', 'The hotel has two swimming pools.'],
      ["You don't must pay here.", "You don't have to pay here."],
      ['We need to analysis the data.', 'We need to analyze the data.'],
      ['I deliver my son to school.', 'I take my son to school.'],
      ['The students brought they own lunch.', 'The students brought their own lunch.'],
      ["I bought two shirts, but I don't like it.", "I bought two shirts, but I don't like them."],
      ['He is an old friend of me.', 'He is an old friend of mine.'],
      ['My room is upstairs, and your is downstairs.', 'My room is upstairs, and yours is downstairs.'],
      ['We were late because the heavy traffic.', 'We were late because of the heavy traffic.'],
      ['Neither my brother or my sister can drive.', 'Neither my brother nor my sister can drive.'],
      ['Is a good restaurant near the hotel?', 'Is there a good restaurant near the hotel?'],
      ['I know her for more than ten years.', 'I have known her for more than ten years.'],
    ],
    leaves: [
      'They own a shop.',
      'Is a taxi near the hotel cheaper?',
      'Thanks to communication with the team, we won.',
      'My bag is red, and your bag is blue.',
      'The house which we bought is old.',
      'I know her for her songs.',
      'We stayed because the traffic was heavy.',
    ],
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
  'word-pairs': {
    mends: [
      ['I am flu today.', 'I have the flu today.'],
      ['He got out from the car.', 'He got out of the car.'],
      ['We have same hobby.', 'We have the same hobby.'],
      ['In that time I was a student.', 'At that time I was a student.'],
      ['My mother is a good cooker.', 'My mother is a good cook.'],
      ['I am difficult to sleep at night.', 'It is difficult for me to sleep at night.'],
    ],
    leaves: [
      'She is difficult to please.',
      'I feel sick.',
      'There is no body fat in it.',
      'I will go to your office if you are there.',
      'I waited so long that I fell asleep.',
    ],
  },
}
