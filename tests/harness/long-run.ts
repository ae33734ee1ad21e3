/** Tests that send or kill many times do it a few times, unless `npm test -- --long` asks for all. */
export const inLongRun = <T>(many: T, few: T): T => (process.env.TEST_LONG ? many : few)
