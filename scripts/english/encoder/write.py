"""Writes what was learnt as english/encoder reads it: write.py LEARNT OUT"""
import json
import struct
import sys

import numpy as np
import torch

from network import LAYERS, VOCABULARY

ALIGNED = 16


def steps_of(rows):
    steps = np.abs(rows).max(1) / 127
    steps[steps == 0] = 1
    return steps


def in_steps(rows):
    return np.round(rows / steps_of(rows)[:, None]).astype(np.int8)


def floats(numbers):
    return numbers.astype('<f4').tobytes()


def linear_part(weights, added):
    """The weights as bytes, their steps, their sums, and what is added."""
    rows, steps = in_steps(weights), steps_of(weights)
    return rows.tobytes() + floats(steps) + floats(rows.sum(1, dtype=np.int32) * steps) + floats(added)


def layers_part(net, count):
    linear = lambda name: linear_part(net[f'{name}.weight'], net[f'{name}.bias'])
    norm = lambda name: floats(net[f'{name}.weight']) + floats(net[f'{name}.bias'])
    part = norm('ln')
    for at in range(count):
        of = f'layers.{at}.'
        part += linear(of + 'qkv') + linear(of + 'o') + norm(of + 'l1')
        part += linear(of + 'f1') + linear(of + 'f2') + norm(of + 'l2')
    return part


def write_parts(out, about, parts):
    """Format: the length of the head, the head as JSON with the places of the parts, then the parts."""
    body, places = b'', {}
    for name, part in parts.items():
        places[name] = [len(body), len(part)]
        body += part + b'\0' * (-len(part) % ALIGNED)
    head = json.dumps({**about, 'parts': places}, separators=(',', ':')).encode()
    head += b' ' * (-(len(head) + 4) % ALIGNED)
    with open(out, 'wb') as file:
        file.write(struct.pack('<I', len(head)) + head + body)


def main(learnt, out):
    own = torch.load(learnt)
    net = {name: values.numpy() for name, values in own['net'].items()}
    is_plain = lambda piece: all(32 < ord(letter) < 127 for letter in piece) and not piece.startswith('[unused')
    pieces = [piece for piece in sorted(VOCABULARY) if is_plain(piece)]
    rows = net['we.weight'][[VOCABULARY[piece] for piece in pieces]]
    head = lambda name: linear_part(net[f'{name}.weight'], net[f'{name}.bias'])
    parts = {
        'layers': layers_part(net, LAYERS), 'words': head('wh'), 'inner': head('g1'), 'gaps': head('gh'),
        'places': floats(net['pe.weight'] + net['te'][None]), 'cases': floats(net['ce.weight']),
        'scales': floats(steps_of(rows)), 'rows': in_steps(rows).tobytes(), 'pieces': '\n'.join(pieces).encode(),
    }
    write_parts(out, {'layers': LAYERS, 'words': own['WL'], 'gaps': own['GL']}, parts)


if __name__ == '__main__':
    main(*sys.argv[1:])
