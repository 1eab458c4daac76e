/* Finds the state of the fast generator from the draws of one shuffle.

   Each draw is (u - v) mod (M1 - 1), taken modulo the number of cards left. M1 - 1 is divisible by
   2, 3 and 7, so modulo these the difference is known without the borrow, and the two halves of
   the state can be met in the middle: 2^31 and 2^31 rather than 2^62.

   crack CARDS CLASS UPTO DRAW...   prints "found S1 S2", or "nothing". */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define M1 2147483563ULL
#define M2 2147483399ULL
#define A1 40014ULL
#define A2 40692ULL
#define SPAN 2147483562ULL

static int cards, count, middle;
static uint32_t seen[128], common[128];

static uint64_t power(uint64_t a, uint64_t n, uint64_t m) {
  uint64_t out = 1;
  for (; n; n >>= 1, a = a * a % m)
    if (n & 1) out = out * a % m;
  return out;
}

static uint32_t gcd(uint32_t a, uint32_t b) { return b ? gcd(b, a % b) : a; }

/* The bucket of a half of the state, by what it leaves modulo 2, 3 and 7 in some of the draws. For
   the first half what was seen is taken off, so that halves that fit have the same bucket. */
static uint32_t bucket(uint64_t s, int first, uint64_t back) {
  uint32_t key = 0;
  uint64_t x = s;
  for (int k = middle + 1; k < count; k++) {
    x = first ? A1 * x % M1 : A2 * x % M2;
    if (common[k] > 1) {
      uint32_t r = x % common[k];
      if (first) r = (r + common[k] - seen[k] % common[k]) % common[k];
      key = key * common[k] + r;
    }
  }
  x = s;
  for (int k = middle - 1; k >= middle - 4 && k >= 0; k--) {
    x = first ? back * x % M1 : back * x % M2;
    if (common[k] > 1) {
      uint32_t r = x % common[k];
      if (first) r = (r + common[k] - seen[k] % common[k]) % common[k];
      key = key * common[k] + r;
    }
  }
  return key;
}

static int fits(uint64_t u, uint64_t v, int from) {
  for (int k = from; k < count; k++) {
    uint64_t number = u >= v ? u - v : u + SPAN - v;
    if (number % (uint64_t)(cards - k) != seen[k]) return 0;
    u = A1 * u % M1;
    v = A2 * v % M2;
  }
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  cards = atoi(argv[1]);
  uint32_t class = atoi(argv[2]), upto = atoi(argv[3]);
  count = argc - 4;
  for (int k = 0; k < count; k++) {
    seen[k] = atoi(argv[4 + k]);
    common[k] = gcd(cards - k, 42);
    if (common[k] == 42) middle = k;
  }
  uint64_t buckets = 1;
  for (int k = middle + 1; k < count; k++) buckets *= common[k];
  for (int k = middle - 1; k >= middle - 4 && k >= 0; k--) buckets *= common[k];
  if (buckets > 1ULL << 31) return 2;
  uint64_t back1 = power(A1, M1 - 2, M1), back2 = power(A2, M2 - 2, M2);
  uint32_t *start = malloc((buckets + 2) * sizeof *start);
  uint32_t *halves = malloc((M2 / 42 + 2) * sizeof *halves);
  if (!start || !halves) return 2;
  for (; class < upto; class++) {
    uint32_t other = (class + 42 - seen[middle] % 42) % 42;
    memset(start, 0, (buckets + 2) * sizeof *start);
    for (uint64_t v = other ? other : 42; v < M2; v += 42) start[bucket(v, 0, back2) + 2]++;
    for (uint64_t i = 2; i < buckets + 2; i++) start[i] += start[i - 1];
    for (uint64_t v = other ? other : 42; v < M2; v += 42)
      halves[start[bucket(v, 0, back2) + 1]++] = v;
    for (uint64_t u = class ? class : 42; u < M1; u += 42) {
      uint32_t key = bucket(u, 1, back1);
      for (uint32_t i = start[key]; i < start[key + 1]; i++) {
        if (!fits(u, halves[i], middle)) continue;
        uint64_t a = u * power(back1, middle, M1) % M1, b = halves[i] * power(back2, middle, M2) % M2;
        if (!fits(a, b, 0)) continue;
        printf("found %llu %llu\n", (unsigned long long)(a * back1 % M1),
               (unsigned long long)(b * back2 % M2));
        return 0;
      }
    }
    fprintf(stderr, "class %u of 42: nothing\n", class);
  }
  printf("nothing\n");
  return 0;
}
