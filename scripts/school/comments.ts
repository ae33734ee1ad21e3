/** What stands above each file of a new school's folder. */
export const FILE_COMMENTS: Record<string, string> = {
  'school.yaml': `The school: names, contact, cities, colours, claims. Everything is explained in docs/school.md.

A text is either one text for both languages, or one for each:
  hours: { id: "Senin–Jumat, 09.00–17.00", en: "Monday to Friday, 9 am to 5 pm" }
Put a text in "quotation marks" if it has a comma, a colon or a number in it.
{brand} and {shortBrand} in a text become the school's name.

Pictures and PDFs lie beside this file:
  icons/      favicon.ico (32 px), favicon.svg, apple-touch-icon.png (180), icon-192.png, icon-512.png,
              icon-maskable-512.png (the mark within the middle 80 %), og-image.png (1200 x 630, for link previews)
  documents/  brochure-id.pdf, brochure-en.pdf, proposal-id.pdf, proposal-en.pdf: your own, or "npm run documents"`,
  'programs.yaml': `The programs, any number of them, in the order of the site.

kind: general, business, exam or interpreter, so that Ms Kiky knows what it is for; leave it out if it is none of them.
look: gold, blue, green or red; without it the kind decides. picture: a picture of your own in its place.
saying: an English sentence that its learners will be able to say.
price: with its unit, such as "Rp 450.000 per bulan". It stands on the page, and Ms Kiky says it. Without prices she
offers to connect visitors with the team.
icon: the list of icons is in docs/school.md. teachers: ids of teachers.yaml.`,
  'teachers.yaml': `The teachers. An empty list, [], hides the section.

photo: a picture in this folder, such as photos/ratna.jpg, 432 x 264 or larger. Without one the initials are shown.`,
  'reviews.yaml':
    'What students and clients say. Only what they have really said. An empty list, [], hides the section.',
  'questions.yaml': 'Questions and answers of the home page.',
  'texts.yaml': `Any other text of the site, by group and key. What is not here is as it ships; those that speak for the sample
school are then replaced by texts that claim nothing. The groups and keys are those of the files in content/id and
content/en: home, home-sections, common, programs, chat, login, account-mails, tutor-talk and so on.`,
}

/** What stands above a key of school.yaml. */
export const KEY_COMMENTS: Record<string, string> = {
  name: 'Required: name, email, phone, address and cities. All else may be left out.',
  shortName: 'The logo shows the short name and the suffix. Without them it shows the name.',
  isSample: 'true: the footer says that address, phone and e-mail are samples.',
  founded: 'The year.',
  social: 'instagram, facebook, tiktok, linkedin: only what you use.',
  cities: 'What the forms offer. trialCities: those of the form for a trial class; without it the first ten.',
  colours:
    'primary: dark grounds and text. accent: buttons on light grounds. highlight: buttons on dark grounds.\nThe other shades are made from them. What would be hard to read is refused.',
  figure: 'One or two digits, shown large beside the reasons. logo: a picture in this folder, in place of the mark.',
  claims: 'Up to four, below the first screen. Only what is true.',
  reasons: 'Why people should learn here.',
  promo: 'Leave it out if there is none. Then the form is still there, without any promise.',
  guarantee: 'What Ms Kiky answers when asked. Leave it out if there is none.',
}

/** At the end of school.yaml: what the sample school does not have. */
export const MORE_KEYS = `
# Opening hours: in the footer, and Ms Kiky says them.
# hours: { id: "Senin–Jumat, 09.00–17.00", en: "Monday to Friday, 9 am to 5 pm" }

# What Ms Kiky answers to these questions; without them she refers to the team.
# answers:
#   fees: ...
#   schedule: ...
#   placement: ...
#   beginners: ...
#   online: ...
#   trial: ...
`
