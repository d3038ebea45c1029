/** A parameter of a statement: how its binary form is written, without its length. */
export type WriteValue = (writer: MessageWriter) => void

/** Of UTF-8, for a UTF-16 unit. */
const MOST_BYTES_PER_UNIT = 3
const UINT32 = 2 ** 32
const NULL_LENGTH = -1
const BINARY = 1

/** Writes messages of PostgreSQL's protocol 3.0, and values in their binary form. */
export class MessageWriter {
  #bytes: Buffer
  #length = 0

  /** `expected`: how many bytes it will probably be; there is more room where it is needed. */
  constructor(expected: number) {
    // Of its own: a piece of a buffer that others share would be kept with all of it.
    this.#bytes = Buffer.allocUnsafeSlow(expected)
  }

  /** How many bytes it holds on to. */
  get room(): number {
    return this.#bytes.length
  }

  /** Forgets what was written, and writes over it. */
  begin(): void {
    this.#length = 0
  }

  /** What was written, until it begins again. */
  get messages(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  /** Has the server prepare a statement; without a name it is there until the next one. */
  parse(name: string, text: string): void {
    this.#message('P', () => {
      this.#terminated(name)
      this.#terminated(text)
      this.int16(0)
    })
  }

  /** Runs a statement that was prepared. */
  run(name: string, values: readonly WriteValue[]): void {
    this.#message('B', () => {
      this.#terminated('')
      this.#terminated(name)
      this.int16(1)
      this.int16(BINARY)
      this.int16(values.length)
      for (const value of values) this.#measured(() => value(this))
      this.int16(0)
    })
    this.#message('E', () => {
      this.#terminated('')
      this.int32(0)
    })
  }

  /** What came since the last one is one transaction; after an error the rest of it is passed over. */
  sync(): void {
    this.#message('S', () => {})
  }

  int16(value: number): void {
    this.#room(2)
    this.#length = this.#bytes.writeInt16BE(value, this.#length)
  }

  int32(value: number): void {
    this.#room(4)
    this.#length = this.#bytes.writeInt32BE(value, this.#length)
  }

  /** A whole number, up to 2^53. */
  int64(value: number): void {
    this.int32(Math.floor(value / UINT32))
    this.#room(4)
    this.#length = this.#bytes.writeUInt32BE(value % UINT32, this.#length)
  }

  text(value: string): void {
    this.#room(value.length * MOST_BYTES_PER_UNIT)
    this.#length += this.#bytes.write(value, this.#length)
  }

  /** Fields are values with their length. */
  int32Field(value: number): void {
    this.int32(4)
    this.int32(value)
  }

  int64Field(value: number | null): void {
    if (value === null) this.int32(NULL_LENGTH)
    else {
      this.int32(8)
      this.int64(value)
    }
  }

  textField(value: string | null): void {
    if (value === null) {
      this.int32(NULL_LENGTH)
      return
    }
    this.#room(4 + value.length * MOST_BYTES_PER_UNIT)
    const bytes = this.#bytes.write(value, this.#length + 4)
    this.#bytes.writeInt32BE(bytes, this.#length)
    this.#length += 4 + bytes
  }

  /** Begins an array of one dimension; its elements follow as fields. */
  array(type: number, elements: number): void {
    this.int32(1)
    this.int32(0)
    this.int32(type)
    this.int32(elements)
    this.int32(1)
  }

  #message(type: string, write: () => void): void {
    this.text(type)
    const start = this.#length
    this.int32(0)
    write()
    this.#bytes.writeInt32BE(this.#length - start, start)
  }

  #measured(write: () => void): void {
    const start = this.#length
    this.int32(0)
    write()
    this.#bytes.writeInt32BE(this.#length - start - 4, start)
  }

  #terminated(value: string): void {
    this.text(value)
    this.text('\0')
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, this.#length + bytes))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}
