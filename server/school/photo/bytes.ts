export interface Picture {
  width: number
  height: number
  /** The picture alone: no place, camera, time, colour profile or preview is in it. */
  bytes: Uint8Array
}

export type Size = Omit<Picture, 'bytes'>

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
