import type { ProgramsTexts } from '../id/programs.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'English courses and interpreter services: {brand}',
  'page.description':
    'General English, Business English, preparation for IELTS, TOEFL iBT and Cambridge, and interpreter services. See what you’ll learn, then try a free class.',
  'programs.heading': 'English Programs and Services',
  'programs.nav.label': 'Programs',
  'programs.nav.home': 'Home',
  'programs.nav.open': 'Open program menu',
  'programs.nav.close': 'Close program menu',
  'programs.nav.general-english': 'General English',
  'programs.nav.business-english': 'Business English',
  'programs.nav.exam-prep': 'Exam Preparation',
  'programs.nav.interpreter-services': 'Interpreter Services',
  'programs.instructors': 'Instructors',
  'programs.experience': '{years} of experience',
  'programs.faq': 'Common Questions',
  'trial.title': 'Start Your English Journey',
  // Follows the title without a full stop: title and voice read as one sentence.
  'trial.voice': 'one step at a time.',
  'trial.lead':
    'Fill in this form for a free trial class, or to book an interpreter. We’ll email you to arrange a time.',
  'trial.submit': 'Get Your Free Trial',
  'trial.open': 'Try a free class',
  'trial.close': 'Close modal',
  'trial.thanks': 'First step, done! We’ll be in touch soon.',
  'trial.programNote': 'As you chose on this page. Want another one? Press “Change program”.',
  'trial.changeProgram': 'Change program',
  'form.name': 'Full name',
  'form.name.placeholder': 'Sari Wulandari',
  'form.email': 'Email',
  'form.email.placeholder': 'name@example.com',
  'form.type': 'Register as',
  'form.type.individual': 'Individual',
  'form.type.business': 'Business',
  'form.city': 'City',
  'form.city.placeholder': 'Choose a city',
  'form.startDate': 'Start date',
  'form.program': 'Program',
  'form.purpose':
    'We use your details to contact you about the program you choose, and keep them only as long as needed. If you’re 16 or 17, please register with a parent’s or guardian’s permission.',
  'form.privacyLink': 'Privacy policy',
  'form.marketing': 'Yes, send me news about classes and study tips. I can stop at any time.',
} satisfies ProgramsTexts
