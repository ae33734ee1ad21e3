import type { Pairs } from '../id/tutor-pairs.ts'

export const pairs = {
  'affect/effect': '**affect** is the verb (to change something), **effect** is the noun (the result).',
  'make/do':
    '**make** is for producing something (make a cake, a mistake, a decision), **do** is for tasks and activities (do homework, the dishes, business).',
  'borrow/lend': 'You **borrow** something from a person; you **lend** something to a person.',
  'bring/take': '**bring** is towards here, **take** is away from here.',
  'hear/listen': 'You **hear** a sound by itself; you **listen (to)** it on purpose.',
  'see/look/watch': 'You **see** without trying, you **look (at)** on purpose, you **watch** something that moves.',
  'job/work': '**job** can be counted: one position. **work** cannot: it is the activity.',
  'learn/study': 'You **study** (the activity), and so you **learn** (the result).',
  'speak/talk': '**speak** is for languages and formal moments, **talk** is for a chat between people.',
  'house/home': 'A **house** is the building, **home** is where you belong.',
  'still/yet/already':
    '**already**: sooner than expected. **yet**: until now, at the end of negatives and questions. **still**: it has not stopped.',
  'too/very': '**very** makes it stronger, **too** says that it is more than is good.',
  'good/well': '**good** is an adjective for nouns, **well** is an adverb for verbs.',
  'hope/wish': '**hope** for what is possible, **wish** for what is unreal or regretted (then use the past).',
  'remember/remind': 'You **remember** by yourself; somebody or something **reminds** you.',
  'fun/funny': '**fun**: you enjoy it. **funny**: it makes you laugh.',
  'fewer/less': '**fewer** for what you can count, **less** for what you cannot.',
  'than/then': '**than** compares, **then** means after that.',
  'lose/loose': '**lose** is the verb (not to win, not to have any more), **loose** is the adjective (not tight).',
  'advice/advise': '**advice** is the noun (never with -s), **advise** is the verb.',
  'its/it’s': '**its** shows what belongs to it, **it’s** is short for it is or it has.',
  'your/you’re': '**your** shows what belongs to you, **you’re** is short for you are.',
  'their/there/they’re': '**their**: what belongs to them. **there**: that place. **they’re**: they are.',
  'quite/quiet': '**quite** means fairly, **quiet** means without noise.',
  'accept/except': '**accept** is to say yes to something, **except** is but not.',
  'thorough/through/though':
    '**thorough** /ˈθʌrə/ is careful and complete, **through** /θruː/ is from one side to the other, **though** /ðoʊ/ is although.',
  'raise/rise': 'You **raise** something (it needs an object); things **rise** by themselves.',
  'until/by': '**until**: it goes on up to that time. **by**: not later than that time.',
  'during/while': '**during** + noun, **while** + subject and verb.',
  'other/another': '**another** + one thing (one more), **other** + plural, **the other** = the second of two.',
  'each/every': '**each** looks at them one by one, **every** at all of them. Both take a singular noun.',
  'so/such': '**so** + adjective, **such** + (a/an) adjective + noun.',
  'alone/lonely': '**alone** is a fact: nobody is with you. **lonely** is a feeling: you miss people.',
  'must/have to':
    '**must** comes from yourself, **have to** from a rule. The negatives differ: mustn’t = it is forbidden, don’t have to = it is not necessary.',
  'trip/travel/journey':
    '**travel** is mostly a verb, a **trip** is there and back, a **journey** is the way from one place to another.',
  'come/go': '**come** is towards the speaker or the listener, **go** is to any other place.',
  'sensible/sensitive': '**sensible** is reasonable, **sensitive** is easily hurt or affected.',
  'beside/besides': '**beside** is next to, **besides** is in addition.',
} satisfies Pairs
