/** A gap to fill in after a correction. The first answer is shown as the solution. */
export interface Exercise {
  gap: string
  answers: readonly string[]
}

export const exercise = (gap: string, ...answers: string[]): Exercise => ({ gap, answers })

/** By reason in `english/grammar/reasons`; the other reasons share one of these (tutor-shared-exercises.ts). */
export const exercises: Record<string, readonly Exercise[]> = {
  reported: [
    exercise('She told me ___ (not/be) late.', 'not to be'),
    exercise('He said he ___ (will) call, but he never did.', 'would'),
  ],
  'past-perfect': [
    exercise('When we arrived, the film ___ already started.', 'had'),
    exercise('By the time I got there, they had ___ (leave).', 'left'),
  ],
  'past-sequence': [
    exercise('After he ate, he ___ (go) to bed.', 'went'),
    exercise('When it rained, we ___ (stay) inside.', 'stayed'),
  ],
  'future-time': [
    exercise('Tomorrow we ___ (visit) our aunt.', 'will visit', 'are going to visit'),
    exercise('He ___ (start) his new job next week.', 'will start', 'is going to start'),
  ],
  'present-habit': [
    exercise('I usually ___ (answer) the phone in the morning.', 'answer'),
    exercise('She often ___ (watch) the news after dinner.', 'watches'),
  ],
  'right-now': [
    exercise('The baby ___ (sleep) right now.', 'is sleeping'),
    exercise('Look! They ___ (dance).', 'are dancing', "'re dancing"),
  ],
  intransitive: [
    exercise('The accident ___ (happen) last night.', 'happened'),
    exercise('The package ___ (arrive) yesterday.', 'arrived'),
  ],
  'missing-subject': [
    exercise('I take the train because ___ is fast.', 'it'),
    exercise('___ is very hot today.', 'It'),
  ],
  'pronoun-gender': [
    exercise('My aunt lost ___ keys.', 'her'),
    exercise('My uncle is kind, and ___ helps everyone.', 'he'),
  ],
  'particle-order': [
    exercise('The TV is on. Please turn ___ off.', 'it'),
    exercise('These shoes are nice. Try ___ on.', 'them'),
  ],
  'adjective-plural': [
    exercise('She has two ___ (big) dogs.', 'big'),
    exercise('I like ___ (different) foods.', 'different'),
  ],
  'so-such': [exercise('It was ___ a long day.', 'such'), exercise('The queue was ___ long.', 'so')],
  'preposition-noun': [
    exercise('What is the reason ___ the delay?', 'for'),
    exercise('There is a rise ___ prices.', 'in'),
  ],
  copula: [
    exercise('My sister ___ very kind.', 'is'),
    exercise('We ___ from Makassar.', 'are'),
    exercise('I ___ ready for the test.', 'am'),
  ],
  'be-verb': [
    exercise('She ___ (agree) with us.', 'agrees'),
    exercise('I ___ (work) in a hotel.', 'work'),
    exercise('They ___ (not/know) the answer.', "don't know", 'do not know'),
  ],
  'ing-be': [
    exercise('Look! It ___ (rain).', 'is raining', "it's raining", "'s raining"),
    exercise('I ___ (cook) right now.', 'am cooking', "'m cooking"),
  ],
  modal: [
    exercise('He can ___ (speak) Japanese.', 'speak'),
    exercise('You must ___ (wear) a helmet.', 'wear'),
    exercise('We will ___ (meet) tomorrow.', 'meet'),
  ],
  'third-person': [
    exercise('My brother ___ (study) every night.', 'studies'),
    exercise('Dewi ___ (have) two cats.', 'has'),
    exercise('He ___ (not/like) durian.', "doesn't like", 'does not like'),
  ],
  'plural-verb': [exercise('My parents ___ (live) in Solo.', 'live'), exercise('The shops ___ (open) at ten.', 'open')],
  'agreement-be': [
    exercise('The children ___ in the garden now.', 'are'),
    exercise('Everyone ___ here now.', 'is'),
    exercise('We ___ at home last night.', 'were'),
  ],
  'past-time': [
    exercise('Yesterday I ___ (go) to the market.', 'went'),
    exercise('She ___ (buy) a bag last week.', 'bought'),
    exercise('We ___ (watch) a film two days ago.', 'watched'),
  ],
  'irregular-past': [
    exercise('He ___ (teach) me chess when I was ten.', 'taught'),
    exercise('I ___ (bring) my lunch yesterday.', 'brought'),
    exercise('They ___ (catch) the last bus.', 'caught'),
  ],
  'do-base': [exercise('Did you ___ (see) the news?', 'see'), exercise("She doesn't ___ (eat) meat.", 'eat')],
  'to-base': [exercise('I want to ___ (be) a pilot.', 'be'), exercise('She needs to ___ (call) her boss.', 'call')],
  'perfect-form': [
    exercise('I have ___ (see) that film.', 'seen'),
    exercise('She has ___ (write) two books.', 'written'),
    exercise('They have ___ (go) home.', 'gone'),
  ],
  'perfect-since': [
    exercise('I ___ (live) here since 2019.', 'have lived', "'ve lived", 'have been living', "I've lived"),
    exercise('She ___ (work) here for three years.', 'has worked', 'has been working'),
  ],
  'perfect-past-time': [
    exercise('I ___ (meet) him last Friday.', 'met'),
    exercise('We ___ (visit) Lombok in 2019.', 'visited'),
  ],
  'since-for': [exercise('I have lived here ___ ten years.', 'for'), exercise('She has been ill ___ Monday.', 'since')],
  'bare-infinitive': [exercise('Let me ___ (help) you.', 'help'), exercise('The film made me ___ (cry).', 'cry')],
  question: [
    exercise('Where ___ you live?', 'do'),
    exercise('What time ___ the class start?', 'does'),
    exercise('___ she a doctor?', 'is'),
  ],
  'embedded-question': [
    exercise("I don't know where he ___ (live).", 'lives'),
    exercise('Can you tell me what time it ___?', 'is'),
  ],
  negation: [
    exercise('I ___ understand this word. (not)', "don't", 'do not'),
    exercise('She ___ like fish. (not)', "doesn't", 'does not'),
  ],
  'double-negative': [
    exercise("I don't have ___ money. (any/no)", 'any'),
    exercise("She didn't say ___. (anything/nothing)", 'anything'),
  ],
  'article-a': [exercise('My father is ___ engineer.', 'an'), exercise('I have ___ cat and two dogs.', 'a')],
  'a-an': [exercise('She waited for ___ hour.', 'an'), exercise('He studies at ___ university.', 'a')],
  'article-the': [exercise('___ moon is bright tonight.', 'the'), exercise('I read in ___ morning.', 'the')],
  'article-superlative': [exercise('Bali is ___ most famous island here.', 'the')],
  plural: [
    exercise('There are three ___ (child) outside.', 'children'),
    exercise('She has many ___ (hobby).', 'hobbies'),
    exercise('He is one of my best ___ (friend).', 'friends'),
  ],
  'singular-every': [
    exercise('Every ___ (student/students) has a book.', 'student'),
    exercise('Each ___ (room/rooms) has a window.', 'room'),
  ],
  demonstrative: [
    exercise('___ (this/these) shoes are new.', 'these'),
    exercise('___ (that/those) house is old.', 'that'),
  ],
  uncountable: [
    exercise('I need some ___ (information/informations).', 'information'),
    exercise('She gave me good ___ (advice/advices).', 'advice'),
  ],
  'much-many': [
    exercise('How ___ (much/many) books do you have?', 'many'),
    exercise("There isn't ___ (much/many) water.", 'much'),
  ],
  'preposition-adjective': [
    exercise('She is good ___ maths.', 'at'),
    exercise('I am interested ___ music.', 'in'),
    exercise('He is afraid ___ dogs.', 'of'),
  ],
  'preposition-verb': [
    exercise('It depends ___ the weather.', 'on'),
    exercise('I listen ___ music every day.', 'to'),
    exercise('We waited ___ the bus.', 'for'),
  ],
  'preposition-none': [
    exercise('Put it right: "We discussed about the plan."', 'we discussed the plan'),
    exercise('Put it right: "He married with a nurse."', 'he married a nurse'),
  ],
  'preposition-time': [
    exercise('The class is ___ Monday.', 'on'),
    exercise('My birthday is ___ May.', 'in'),
    exercise('We start ___ nine o’clock.', 'at'),
  ],
  'preposition-place': [
    exercise('I go to work ___ bus.', 'by'),
    exercise('She walks to school: she goes ___ foot.', 'on'),
  ],
  'preposition-gerund': [
    exercise('Thank you for ___ (help) me.', 'helping'),
    exercise('He left without ___ (say) goodbye.', 'saying'),
  ],
  'purpose-to': [exercise('I came here ___ learn English.', 'to'), exercise('She went out ___ buy bread.', 'to')],
  'comparison-double': [
    exercise('My car is ___ (fast) than yours.', 'faster'),
    exercise('This bag is ___ (cheap) than that one.', 'cheaper'),
  ],
  'comparison-short': [
    exercise('Today is ___ (hot) than yesterday.', 'hotter'),
    exercise('This test is ___ (easy) than the last one.', 'easier'),
  ],
  'comparison-than': [
    exercise('She is taller ___ me.', 'than'),
    exercise('My score is ___ (good) than before.', 'better'),
  ],
  'ed-ing': [
    exercise('The film was ___ (boring/bored).', 'boring'),
    exercise('I am ___ (interesting/interested) in art.', 'interested'),
  ],
  'adverb-order': [
    exercise(
      'Put in order: like / very much / I / this song',
      'i like this song very much',
      'i very much like this song',
    ),
  ],
  'frequency-order': [
    exercise('Put in order: is / never / she / late', 'she is never late'),
    exercise('Put in order: always / I / breakfast / eat', 'i always eat breakfast'),
  ],
  'adverb-form': [
    exercise('She sings ___ (beautiful).', 'beautifully'),
    exercise('He speaks English ___ (good).', 'well'),
  ],
  gerund: [
    exercise('I enjoy ___ (read) novels.', 'reading'),
    exercise('She avoids ___ (eat) sugar.', 'eating'),
    exercise('I look forward to ___ (meet) you.', 'meeting'),
  ],
  infinitive: [exercise('I decided ___ (stay) home.', 'to stay'), exercise('She wants me ___ (help) her.', 'to help')],
  'there-is': [exercise('There ___ many people here.', 'are'), exercise('There ___ a cat on the roof.', 'is')],
  'existential-have': [
    exercise('___ is a big market in my town.', 'there'),
    exercise('There ___ many islands in Indonesia.', 'are'),
  ],
  'pronoun-case': [
    exercise('Please give it to ___ (I/me).', 'me'),
    exercise('___ (she/her) and I are friends.', 'she'),
  ],
  relative: [
    exercise('The man ___ lives here is a pilot.', 'who', 'that'),
    exercise('The book ___ I bought is good.', 'which', 'that'),
  ],
  'passive-be': [
    exercise('This house ___ (build) in 1990.', 'was built'),
    exercise('English ___ (speak) all over the world.', 'is spoken'),
  ],
  'conditional-first': [
    exercise('If it ___ (rain), we will stay home.', 'rains'),
    exercise('When I ___ (get) home, I will call you.', 'get'),
  ],
  'conditional-second': [
    exercise('If I ___ (be) rich, I would travel.', 'were', 'was'),
    exercise('If I had time, I ___ (help) you.', 'would help', "'d help", "i'd help"),
  ],
  'because-so': [
    exercise('Join with one word: "It rained. We stayed home." → We stayed home ___ it rained.', 'because'),
    exercise('It rained, ___ we stayed home.', 'so'),
  ],
  'do-make': [
    exercise('I ___ (do/make) my homework every night.', 'do'),
    exercise("Don't worry, everybody ___ (do/make) mistakes.", 'makes'),
  ],
  'say-tell': [
    exercise('She ___ (said/told) me a secret.', 'told'),
    exercise('He ___ (said/told) that he was tired.', 'said'),
  ],
  spelling: [
    exercise('Choose: "recieve" or "receive"?', 'receive'),
    exercise('Choose: "tomorow" or "tomorrow"?', 'tomorrow'),
    exercise('Choose: "definitely" or "definately"?', 'definitely'),
  ],
  'calque-very-verb': [exercise('I ___ (very/really) like this song.', 'really')],
  'calque-age': [exercise('I ___ 25 years old.', 'am', "'m")],
  'calque-home': [exercise('Put it right: "I go to home at five."', 'i go home at five')],
}
