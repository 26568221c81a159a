// Packs a screenshot anew without losing anything. Chromium predicts every pixel from its neighbours, which suits photographs; flat colours are
// smaller as they are.
import { deflateSync, inflateSync } from 'node:zlib';

const signature = 8;

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function paeth(left, above, corner) {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}
const predict = [() => 0, (left) => left, (left, above) => above, (left, above) => (left + above) >> 1, paeth];

function pixelsOf(raw, height, stride, size) {
  const out = Buffer.alloc(height * stride);
  for (let at = 0; at < out.length; at++) {
    const [row, x] = [Math.floor(at / stride), at % stride];
    const left = x >= size ? out[at - size] : 0;
    const above = row > 0 ? out[at - stride] : 0;
    const corner = x >= size && row > 0 ? out[at - stride - size] : 0;
    out[at] = raw[at + row + 1] + predict[raw[row * (stride + 1)]](left, above, corner);
  }
  return out;
}

// Of eight bits a channel; opaque, so three channels will do.
export function repack(png) {
  const parts = {};
  for (let at = signature; at < png.length;) {
    const length = png.readUInt32BE(at);
    (parts[png.toString('latin1', at + 4, at + 8)] ??= []).push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = Buffer.from(parts.IHDR[0]);
  const [width, height, size] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] === 6 ? 4 : 3];
  const pixels = pixelsOf(inflateSync(Buffer.concat(parts.IDAT)), height, width * size, size);
  const rows = Buffer.alloc(height * (width * 3 + 1)); // each begins with 0: not predicted
  for (let at = 0; at < width * height; at++) pixels.copy(rows, at * 3 + Math.floor(at / width) + 1, at * size, at * size + 3);
  header[9] = 2;
  const packed = Buffer.concat([
    png.subarray(0, signature),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return packed.length < png.length ? packed : png;
}
