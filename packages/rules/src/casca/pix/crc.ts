/** CRC-16/CCITT-FALSE of an ASCII text (0x1021, from 0xFFFF), as four capital hex digits; `123456789` is `29B1`. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
