"""Sentences of learners as words with a label each, and the forms of words that labels speak of."""
import collections
import glob
import json
import os
import re

PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../..')
WORD = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)*(?:-[A-Za-z]+)*['’]?(?<!['’])|\d+(?:[.,:]\d+)*|[^\sA-Za-z0-9]")
LETTERS = re.compile('^[a-z]')
MARK = re.compile(r'\{([^{}]*)\}')
SLOTS = {'v': ['base', 'third', 'past', 'participle', 'ing'], 'n': ['sg', 'pl'], 'a': ['pos', 'comp', 'sup', 'adv']}
IRREGULAR = {'be', 'have', 'do', 'can', 'may', 'will', 'must', 'shall', 'could', 'should', 'would', 'might'}
STAYS, DROPPED = 'K', 'D'


def words_in(text):
    return [word.replace('’', "'") for word in WORD.findall(text)]


def lower(words):
    return [word.lower() for word in words]


class Forms:
    """Which word is which form of which."""

    def __init__(self, folder):
        self.of, self.table = collections.defaultdict(list), {}
        for base, kind, forms, weight in json.load(open(os.path.join(folder, 'forms.json'))):
            if kind == 'v' and base in IRREGULAR:
                continue
            self.table[(base, kind)] = forms
            for slot, form in enumerate(forms):
                if form:
                    self.of[form].append((base, kind, slot, weight))

    def label(self, word, other):
        """What makes the other word out of this one, if both are forms of one base."""
        best = None
        for base, kind, _, weight in self.of.get(word, ()):
            forms = self.table[(base, kind)]
            for slot, form in enumerate(forms):
                if form != other or form == word:
                    continue
                if kind == 'v' and slot == 3 and forms[2] == forms[3]:
                    slot = 2
                if best is None or weight > best[0]:
                    best = (weight, f'F:{kind}:{SLOTS[kind][slot]}')
        return best[1] if best else None


def align(forms, wrong, right):
    """The cheapest way from one list of words to the other: ('s', from, to), ('d', from, None), ('i', None, to)."""
    costs = [[(0, None)] * (len(right) + 1) for _ in range(len(wrong) + 1)]
    for i in range(len(wrong) + 1):
        for j in range(len(right) + 1):
            if i == j == 0:
                continue
            ways = []
            if i:
                ways.append((costs[i - 1][j][0] + 0.6, 'd'))
            if j:
                ways.append((costs[i][j - 1][0] + 0.6, 'i'))
            if i and j:
                ways.append((costs[i - 1][j - 1][0] + swap_cost(forms, wrong[i - 1], right[j - 1]), 's'))
            costs[i][j] = min(ways)
    steps, i, j = [], len(wrong), len(right)
    while i or j:
        step = costs[i][j][1]
        i, j = i - (step != 'i'), j - (step != 'd')
        steps.append((step, wrong[i] if step != 'i' else None, right[j] if step != 'd' else None))
    return steps[::-1]


def swap_cost(forms, word, other):
    if word == other:
        return 0
    if forms.label(word, other):
        return 0.4
    return 0.7 if word[0] == other[0] and len(word) > 3 else 1.05


def label(forms, wrong, right):
    """A label for each word, and one for the gap before each word and at the end."""
    words, gaps, at = [STAYS] * len(wrong), [STAYS] * (len(wrong) + 1), 0
    for step, word, other in align(forms, wrong, right):
        if step == 's':
            if word != other and LETTERS.match(word) and LETTERS.match(other):
                words[at] = forms.label(word, other) or f'R:{other}'
            at += 1
        elif step == 'd':
            if LETTERS.match(word):
                words[at] = DROPPED
            at += 1
        elif LETTERS.match(other):
            gaps[at] = f'I:{other}' if gaps[at] == STAYS else f'{gaps[at]} {other}'
    return words, gaps


def tidy(text):
    return re.sub(r' (?=[,.?!;:](?:\s|$))', '', re.sub(r'\s+', ' ', text)).strip()


def marked(folder):
    """(file, what was written, the best right version) of each line of a folder of marked texts."""
    for file in sorted(glob.glob(os.path.join(PROJECT, folder, '*.txt'))):
        for line in open(file, encoding='utf8'):
            line = line.strip()
            if line and not line.startswith('#'):
                versions = [tidy(MARK.sub(lambda mark, at=at: mark[1].split('|')[at], line)) for at in (0, 1)]
                yield os.path.basename(file)[:-4], *versions
