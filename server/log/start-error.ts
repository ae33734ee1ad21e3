/** A reason not to start that the operator can mend. Its message is the one line that they see. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}
