export const USAGE = `npm run leads                                 the newest leads (up to 200 in each list)
npm run leads -- partial                      what visitors began to tell the tutor and did not finish
npm run leads -- suspect                      what looked like a program's work and was set aside
npm run leads -- dead                         notifications that were given up: about whom, when and why
npm run leads -- resend                       tries all given up notifications again
npm run leads -- export <phone or e-mail>     everything that is stored about a person, as JSON
npm run leads -- erase <phone or e-mail>      tells how much would be erased; with --yes erases it, for good
npm run leads -- requests                     what visitors asked for about their own data and confirmed by mail
npm run leads -- done <id>                    marks such a request as done; erasing does so itself, and answers by mail
npm run leads -- retention                    what is old enough to be deleted, and why it is not; with --yes deletes it
npm run leads -- --help                       this text

A person is found by any of their numbers or addresses, with everything they ever sent; with --only just what carries
this very number or address, which is all that a confirmed request proves:
  npm run --silent leads -- export 0812 3456 7890 > sari.json
  npm run leads -- erase sari@example.com --yes
Set DATABASE_URL or DATA_DIR as for the site; no database is made. The site may keep running.`
