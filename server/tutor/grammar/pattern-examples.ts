export type RuleExamples = Record<string, { mends: [wrong: string, right: string][]; leaves: string[] }>

/** Examples for the rules on tense, patterns, prepositions, number and choice of words. */
export const patternExamples: RuleExamples = {
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
  'preposition-phrases': {
    mends: [
      ['He looks like with his mother.', 'He looks like his mother.'],
      ['She cut the bread by a knife.', 'She cut the bread with a knife.'],
      ['My sister takes care my grandmother.', 'My sister takes care of my grandmother.'],
      ['I can come between 1 until 3.', 'I can come between 1 and 3.'],
      ['The novel was written from Andrea Hirata.', 'The novel was written by Andrea Hirata.'],
    ],
    leaves: [
      'Take care when you drive.',
      'It was made with love.',
      'He stood by the key rack.',
      'She is late to class.',
    ],
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
  'governed-gerund': {
    mends: [
      ['The noise prevented me to sleep.', 'The noise prevented me from sleeping.'],
      ['He apologized to be late.', 'He apologized for being late.'],
      ['She is good at to draw cartoons.', 'She is good at drawing cartoons.'],
      ["It's no use to complain.", "It's no use complaining."],
      ['She is afraid to making mistakes.', 'She is afraid of making mistakes.'],
    ],
    leaves: [
      'He is about to leave.',
      'I was too busy to call you.',
      'She stopped the car to buy water.',
      'It is good to hear that.',
      'He went on to become a doctor.',
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
  'object-preposition': {
    mends: [
      ['The teacher divided the class to four groups.', 'The teacher divided the class into four groups.'],
      ['This song reminds me to my childhood.', 'This song reminds me of my childhood.'],
      ['The hotel provides us breakfast.', 'The hotel provides us with breakfast.'],
      ['Please explain the rule for me.', 'Please explain the rule to me.'],
    ],
    leaves: [
      'The new road will cut the journey to one hour.',
      'She reminded me to lock the door.',
      'We provide free breakfast.',
      'He invited me to his house.',
    ],
  },
  motion: {
    mends: [
      ['We want to go Bali next month.', 'We want to go to Bali next month.'],
      ['He came my house yesterday.', 'He came to my house yesterday.'],
      ['We stayed in there for three days.', 'We stayed there for three days.'],
      ['She returned back to Indonesia.', 'She returned to Indonesia.'],
    ],
    leaves: ['I walk the dog.', 'He moved the table.', 'The keys are in there.', 'Go the other way.'],
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
