type Estrago = { como: string; bytes: Buffer }

/** Damages a file in one of several ways: a flipped bit, another byte, a cut, a byte more or less, a piece moved. */
export const damage = (bytes: Buffer, acaso: () => number): Estrago => {
  const at = Math.floor(acaso() * bytes.length)
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + 1)]
  const value = Math.floor(acaso() * 256)
  const kind = Math.floor(acaso() * 10)
  if (kind < 3) {
    const flipped = Buffer.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(acaso() * 8))
    return { como: `bit flipped at ${at}`, bytes: flipped }
  }
  if (kind < 5)
    return { como: `byte ${value} at ${at}`, bytes: Buffer.concat([before, Buffer.of(value), after]) }
  // Replacing a digit by a digit stays well-formed and often valid, so it is the most likely to pass unnoticed.
  if (kind < 6) {
    const digits = [...bytes.keys()].filter((index) => /[0-9]/.test(String.fromCharCode(bytes[index] ?? 0)))
    const place = digits[Math.floor(acaso() * digits.length)] ?? 0
    const changed = Buffer.from(bytes)
    changed[place] = 0x30 + (value % 10)
    return { como: `digit ${value % 10} at ${place}`, bytes: changed }
  }
  if (kind < 8) return { como: `cut at ${at}`, bytes: before }
  if (kind < 9) return { como: `byte ${at} taken out`, bytes: Buffer.concat([before, after]) }
  const end = Math.min(bytes.length, at + 1 + Math.floor(acaso() * 200))
  return { como: `${at} to ${end} twice`, bytes: Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]) }
}
