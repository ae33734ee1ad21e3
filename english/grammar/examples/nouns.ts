import type { RuleExamples } from './rule-examples.ts'

/** For the rules on number, articles, owners and pronouns. */
export const nouns: RuleExamples = {
  'irregular-plural': { mends: [['Two womans came.', 'Two women came.']], leaves: ['The buses are late.'] },
  'pronoun-gender': {
    mends: [
      ['When I saw my mother, I hugged him.', 'When I saw my mother, I hugged her.'],
      ['My wife is a teacher and he teaches math.', 'My wife is a teacher and she teaches math.'],
      ['My aunt lost his wallet.', 'My aunt lost her wallet.'],
      ['Sari lost his wallet, so she had to walk home.', 'Sari lost her wallet, so she had to walk home.'],
    ],
    leaves: [
      'My father suggested that she see a doctor.',
      'I saw my brother there, and I gave him the tickets.',
      'My father called her.',
      'Andi told his sister that her room was messy.',
      'My brother says she is nice.',
    ],
  },
  'plural-subject': {
    mends: [
      ['Plastic bag are harmful.', 'Plastic bags are harmful.'],
      ['Student should not cheat.', 'Students should not cheat.'],
      ['Child need love and attention.', 'Children need love and attention.'],
    ],
    leaves: ['My aunt and uncle have a small shop.', 'Police are looking for him.', 'Rice should be washed.'],
  },
  'plural-complement': {
    mends: [
      ['My grandparents were farmer all their lives.', 'My grandparents were farmers all their lives.'],
      ['Cats and dogs are popular pet.', 'Cats and dogs are popular pets.'],
      ['We are great team.', 'We are a great team.'],
    ],
    leaves: ['They are part of the family.', 'Horror films are not my cup of tea.', 'His parents are vegetarian.'],
  },
  'plural-general': {
    mends: [
      ['Children can learn about animal.', 'Children can learn about animals.'],
      ['He is afraid of snake.', 'He is afraid of snakes.'],
      ['My hobby is collecting stamp.', 'My hobby is collecting stamps.'],
    ],
    leaves: ['She speaks like a native speaker.', 'I love music and history.', 'I bought a present for a friend.'],
  },
  'article-general': {
    mends: [
      ['The poverty is still a serious problem.', 'Poverty is still a serious problem.'],
      ['I think the happiness is more important than money.', 'I think happiness is more important than money.'],
    ],
    leaves: ['The poverty in this area is shocking.', 'The music is too loud.', 'The love she felt was real.'],
  },
  determiners: {
    mends: [
      ['I saw him on other side of the street.', 'I saw him on the other side of the street.'],
      ['It was so beautiful sunset.', 'It was such a beautiful sunset.'],
      ['He bought three reds shirts.', 'He bought three red shirts.'],
    ],
    leaves: ['It was so beautiful.', 'Most of my day is free.', 'Some people say so.'],
  },
  'pronoun-forms': {
    mends: [
      ['You should believe in you.', 'You should believe in yourself.'],
      ["The cat hurt it's leg.", 'The cat hurt its leg.'],
      ['I cut me.', 'I cut myself.'],
      ['She enjoys cooking by himself.', 'She enjoys cooking by herself.'],
    ],
    leaves: ["I think it's time.", 'He looked at my shoes.', 'Let me see.'],
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
      ['Jakarta it is a crowded city.', 'Jakarta is a crowded city.'],
    ],
    leaves: [
      'The girl he is talking to is my classmate.',
      'The city she was born in is small.',
      'The day he came was cold.',
      'When my father came, he was tired.',
    ],
  },
  uncountable: {
    mends: [
      ['I need some informations.', 'I need some information.'],
      ['We had a very bad weather.', 'We had very bad weather.'],
      ['They do not have an access to clean water.', 'They do not have access to clean water.'],
    ],
    leaves: ['The news is good.', 'She works hard.', 'You need an access card.', 'It is a work of art.'],
  },
  'much-many': {
    mends: [['How much books do you have?', 'How many books do you have?']],
    leaves: ['There are many food stalls here.', 'How much money do you have?'],
  },
  'plural-number': {
    mends: [
      ['I have three brother.', 'I have three brothers.'],
      ['It was my seventeen birthday.', 'It was my seventeenth birthday.'],
    ],
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
  'possessives': {
    mends: [
      ['The blue one is car my father.', "The blue one is my father's car."],
      ['We are going to Sari wedding next Sunday.', "We are going to Sari's wedding next Sunday."],
      ['My best friend name is Yuni.', "My best friend's name is Yuni."],
      ['She borrowed my roommate charger.', "She borrowed my roommate's charger."],
      ['This is the bag of me.', 'This is my bag.'],
      ['The house my aunt is near the beach.', "My aunt's house is near the beach."],
    ],
    leaves: [
      'I love to see my children laugh together.',
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
  'owner-pronouns': {
    mends: [
      ['They sold they house last year.', 'They sold their house last year.'],
      ['She forgot she bag in the taxi.', 'She forgot her bag in the taxi.'],
      ['He always does him homework.', 'He always does his homework.'],
    ],
    leaves: ['She gave him money.', 'I think they work late.'],
  },
  'article-superlative': {
    mends: [['Jakarta is biggest city here.', 'Jakarta is the biggest city here.']],
    leaves: ['My best friend is here.'],
  },
  'a-an': {
    mends: [
      ['I want a MBA.', 'I want an MBA.'],
      ['I waited for a hour.', 'I waited for an hour.'],
      ['It is an useful book.', 'It is a useful book.'],
    ],
    leaves: [
      "I'm an HR manager.",
      'He drives an SUV and has a USB cable.',
      'I got a SIM card.',
      'It is a university.',
      'She is an honest woman.',
    ],
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
    leaves: [],
  },
  'article-object': {
    mends: [
      ['I am reading interesting book.', 'I am reading an interesting book.'],
      ['Can you give me example?', 'Can you give me an example?'],
      ['I bought car.', 'I bought a car.'],
      ['We had to call ambulance.', 'We had to call an ambulance.'],
    ],
    leaves: [
      'We went by car.',
      'He is in hospital.',
      'Is there life on other planets?',
      "The school's first teacher came.",
      'They are teachers.',
      'It is good news.',
      'It was last year.',
      'He is captain of the team.',
      'I have a pen and paper.',
      "Let's touch base on Friday.",
      'We ate pizza last night.',
      'My brother goes to boarding school.',
      'He is a creative and disciplined employee.',
      'I have breakfast early.',
      'We see eye to eye.',
      'They sell furniture.',
      'He went home by bus.',
      'Prices vary from shop to shop.',
      'She spoke with great care.',
      'Beethoven continued to compose.',
      'Which shop sells phones?',
      'Mother is at home.',
    ],
  },
  'article-preposition': {
    mends: [
      ['I left my bag in car again.', 'I left my bag in the car again.'],
      ['He works as courier.', 'He works as a courier.'],
      ['We stayed in quiet village.', 'We stayed in a quiet village.'],
    ],
    leaves: [],
  },
  'article-joined': {
    mends: [['I have an older sister and younger brother.', 'I have an older sister and a younger brother.']],
    leaves: [],
  },
  'article-subject': {
    mends: [
      ['Manager is busy today.', 'The manager is busy today.'],
      ['We waited because doctor was late.', 'We waited because the doctor was late.'],
      ['I think problem is in the cable.', 'I think the problem is in the cable.'],
    ],
    leaves: [],
  },
}
