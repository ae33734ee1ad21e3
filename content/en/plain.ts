import type { PlainAnswers, PlainTexts } from '../id/plain.ts'

export const plain = {
  'common': {
    'footer.about': 'A place to learn English, on your own or with your company.',
  },
  'home': {
    'page.title': '{brand}: English courses',
    'page.description': 'English courses at {brand}: see the programs, meet the teachers, then register.',
    'hero.title.start': 'Learn English:',
    'hero.title.voice': '“Let’s talk!”',
    'hero.title.end': 'Start today.',
    'hero.lead': 'Choose the program you need, then practise with our teachers.',
  },
  'home-sections': {
    'courses.title': 'Choose your program.',
    'courses.lead': 'Start with what would help you most today.',
    'why.image': 'Why us',
    'why.title': 'Why learn here?',
    'why.lead': 'This is what you can expect of us.',
    'teachers.lead': 'Turn a card over to see their qualifications.',
    'testimonials.title': 'Hear it from people who’ve learned here',
    'promo.title': 'Ready to start?',
    'promo.voice': 'Join us.',
    'promo.lead': 'Tell us a little about yourself, and we’ll help you choose a class.',
    'promo.submit': 'Register Now',
    'cta.title': 'Ready to learn?',
    'cta.voice': 'See you in class.',
    'cta.subtitle': 'Register now, and our team will contact you.',
    'registration.title': 'Register for a class',
    'registration.success.title': 'We have your details!',
  },
  'programs': {
    'page.title': 'Programs: {brand}',
    'page.description': 'All programs of {brand}: what you learn, the levels and the teachers.',
    'programs.heading': 'Programs of {brand}',
    'trial.title': 'Register for a class',
    'trial.voice': 'right here.',
    'trial.lead': 'Fill in this form. We’ll contact you by email to arrange the schedule.',
    'trial.submit': 'Register Now',
    'trial.open': 'Register for a class',
    'trial.thanks': 'Thank you! We’ll contact you soon.',
  },
  'thanks': { 'thanks.title': 'We have it,', 'thanks.voice': 'thank you!' },
  'not-found': { 'notFound.title': 'This page' },
  'account-deleted': {
    'deleted.text': 'You’ve been signed out on every device. You can always create a new account.',
  },
  'login': {
    'page.description': 'Sign in to your account at {brand}.',
    'login.art': 'Good to see you again.',
    'login.text': 'Sign in to open the documents for members.',
  },
  'signup': {
    'page.description': 'Create an account at {brand}.',
    'signup.art': 'Create an account, then start learning.',
    'verify.art': 'A six-digit code, and you’re done.',
  },
  'reset-password': { 'reset.art': 'A new password, then back to learning.' },
  'documents': {
    'page.description': 'Documents of {brand} for registered users.',
    'documents.text': 'Our documents for you to read.',
    'documents.brochure.text': 'Our programs and teachers in one file.',
    'documents.proposal.text': 'Our offer for your team and your company.',
  },
  'brochure': {
    'cover.lead': 'Our programs and teachers, in one read.',
    'teachers.more': 'More of our teachers.',
    'voices.voice': 'In their words.',
    'voices.lead': 'This is what they say.',
    'questions.title': 'Before you register.',
    'questions.lead': 'What people ask us most often.',
    'start.1.title': 'Fill in the form',
    'start.1.text': 'It’s on the Programs page of our site.',
    'start.2.text': 'We’ll contact you to arrange the schedule.',
    'start.3.title': 'Find the right level',
    'start.3.text': 'Tell us where you are now, and we’ll help you choose a class.',
    'fees': 'Other questions? Our team answers them directly.',
  },
  'proposal': {
    'cover.lead': 'English training for your team.',
    'offer.title': 'What we train.',
    'offer.lead': 'These are the skills that we train with your team.',
    'path.title': 'The stages.',
    'path.lead': 'Not everyone needs to reach the top: stop at the stage that fits the job.',
    'work.1.text': 'Your city, how many people, and what for. Our team tells you what is available.',
    'work.2.title': 'Everyone’s level',
    'work.2.text': 'We find it out first, so that the class fits.',
    'work.5.text': 'We agree on the form of reports before classes begin.',
    'work.fees.text': 'We tell you the fees directly once we know what you need.',
  },
  'tutor-talk': {
    'programs.intro': 'These are the programs at {shortBrand}:',
    'programs.ask': 'What is your goal? I’ll suggest the one that fits.',
    'trainers.intro': 'We have {count} trainers. For example {names}.',
    'location.other': 'For other cities, our team can tell you what is available.',
    'about.years': 'I’m the AI tutor of {brand}.',
    'about.social': 'The links to our social media are at the bottom of the page.',
    'register.yes': 'Great to hear! I’ll help you register.',
    'documents.where':
      'Our documents are on the **Documents** page (/documents) once you have signed in. No account yet? Create one at /signup with your email.',
    'price.why': 'Our team tells you the fees directly, so that the figure is exact.',
    'topic.exam_prep': 'exam preparation',
    'topic.guarantee': 'the guarantee',
    'topic.documents': 'our documents',
  },
  'tutor-practice': { 'programs.trial': 'Would you like to try it? I can help you register.' },
  'tutor-details': {
    'online':
      'The site doesn’t say anything about online classes, so please ask our team: call **{phone}** or write to **{email}**.',
    'test.free':
      'The site doesn’t say what a test costs. Our team can tell you: call **{phone}** or write to **{email}**.',
    'trial.free':
      'The site doesn’t say what a trial class costs. Our team can tell you: call **{phone}** or write to **{email}**.',
    'certificate': 'The site doesn’t say anything about a certificate, so I won’t promise one; our team can tell you.',
    'estimate':
      'I can’t give you an estimate. Our team has the exact figure: call **{phone}** or write to **{email}**.',
    'score':
      'To be honest: we don’t promise a score, because the result depends on where you start, your time and your practice.',
    'fluent':
      'How long it takes depends on your level now, your goal and the time you have each week, so I won’t promise a figure.',
    'length':
      'The length of a course and the number of lessons aren’t written on the site. Our team tells you once they know your program.',
    'size':
      'Class sizes aren’t written on the site. Say what you would like when you register, and our team looks for something that suits you.',
    'age.teen': 'Yes! At {age} you can join with a parent’s or guardian’s permission.',
  },
} satisfies PlainTexts

export const plainAnswers = {
  fees: 'Our team will tell you directly.',
  schedule: 'Our team will tell you directly. Tell us when you have time, too.',
  placement: 'Before classes begin, our team helps you find the level that fits you.',
  beginners: 'Tell us where you are now, and our team finds the class that fits you.',
  age: 'Our classes are for people aged 16 and over. If you’re 16 or 17, please register with a parent’s or guardian’s permission.',
  guarantee: 'The site doesn’t say anything about a guarantee, so I won’t promise one. Our team can tell you.',
  promo: 'There is no promo on the site at the moment.',
  program: 'We don’t have a program like that.',
  documents: 'There are no documents on the site at the moment.',
  opened: 'Our opening hours: {hours}',
  since: '{brand} has been here since {year}.',
  price: '**{name}**: {price}',
} satisfies PlainAnswers

export const plainProgram = {
  register: 'Register Now',
  learn: 'What you’ll learn',
  path: 'Levels',
  why: 'Why {name} at {shortBrand}',
}
